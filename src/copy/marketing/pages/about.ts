import type { MarketingCopy } from '#copy/marketing/marketing-copy.ts';
import { paths } from '#paths';

export const aboutCopy: MarketingCopy = {
  path: '/about',
  menu: { group: 'bar', label: 'OM OS' },
  order: 50,
  ownRoute: true,
  title: 'Om os',
  description:
    'Mød forhandleren bag bilerne: holdet, historien og den måde, vi sælger på. Alle skader og batteritests vises, før du køber.',
  keywords: 'om os, bilforhandler, brugte biler, elbiler, Sjælland, team',
  heading: 'Vi viser bilen, som den er',
  lead: 'Vi sælger brugte biler til private og virksomheder. Hver bil er fotograferet indefra og udefra, skaderne er beskrevet, og elbilerne har en batteritest.',
  actions: [
    { label: 'Se lageret', href: paths.inventory },
    { label: 'Mød teamet', href: paths.team },
  ],
  sections: [
    {
      heading: 'Sådan køber du bil hos os',
      layout: 'steps',
      items: [
        {
          title: 'Find bilen',
          text: 'Se billeder, skader, udstyr og batteritest på nettet, før du bruger tid på at køre.',
        },
        {
          title: 'Se og prøv den',
          text: 'Book en fremvisning. Bilen står varm, ladet og klar til en rigtig prøvetur.',
        },
        {
          title: 'Få prisen på skrift',
          text: 'Pris, bytte, finansiering eller leasing. Alt, hvad du skal betale, står i tilbuddet.',
        },
        {
          title: 'Kør hjem',
          text: 'Vi klargør, omregistrerer og gennemgår bilen med dig. Derefter kan du altid ringe.',
        },
      ],
    },
    {
      heading: 'Det hjælper vi med',
      layout: 'cards',
      items: [
        {
          title: 'Køb og bytte',
          text: 'Brugte biler med dokumenteret stand, og en fast pris for din gamle.',
          href: paths.inventory,
        },
        {
          title: 'Finansiering og leasing',
          text: 'Gennem vores bank- og leasingpartner, altid med den samlede pris.',
          href: paths.finance,
        },
        {
          title: 'Salg af din bil',
          text: 'Kontakt om en vurdering inden for 24 timer, eller salg i kommission.',
          href: paths.sellCar,
        },
        {
          title: 'Erhverv',
          text: 'Taxi, varebiler, skolevogne og hele flåder.',
          href: paths.businessLeasing,
        },
      ],
    },
  ],
};

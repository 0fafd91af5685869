import type { MarketingCopy } from '#copy/marketing/marketing-copy.ts';

export const consignmentCopy: MarketingCopy = {
  path: '/kommissionssalg',
  menu: { group: 'footer', label: 'Kommissionssalg' },
  order: 60,
  title: 'Kommissionssalg',
  description:
    'Lad os sælge din bil for dig. Vi klargør, fotograferer, fremviser og klarer papirerne. Du ejer bilen, til den er solgt.',
  keywords: 'kommissionssalg, sælg bil, salg af bil i kommission, formidling',
  heading: 'Kommissionssalg',
  lead: 'Du beholder ejerskabet, vi klarer arbejdet. Bilen står hos os, til den rigtige køber kommer, og vi aftaler på forhånd, hvad du får.',
  actions: [{ label: 'Skriv til os', href: '#formular' }],
  service: 'Kommissionssalg af biler',
  form: {
    heading: 'Fortæl om din bil',
    lead: 'Skriv mærke, årgang og kilometertal, så vender vi tilbage med et bud på prisen og på, hvor længe et salg tager.',
    prefilled: 'Kommissionssalg: Jeg vil gerne have jer til at sælge min bil. Den er en ',
  },
  sections: [
    {
      heading: 'Sådan foregår det',
      layout: 'steps',
      items: [
        {
          title: 'Vi aftaler prisen',
          text: 'Vi vurderer bilen og bliver enige om mindstepris og salær. Det står i aftalen.',
        },
        {
          title: 'Vi gør den klar',
          text: 'Klargøring, billeder, skadebeskrivelse og batteritest, hvis den kører på el.',
        },
        {
          title: 'Vi sælger den',
          text: 'Annoncer, fremvisninger, prøveture, bytte og finansiering for køberen.',
        },
        {
          title: 'Du får pengene',
          text: 'Når handlen er betalt og papirerne underskrevet, overfører vi dit beløb.',
        },
      ],
    },
  ],
};

import { flexLeasingCopy } from '#copy/marketing/flex-leasing.ts';
import type { MarketingCopy } from '#copy/marketing/marketing-copy.ts';
import { paths } from '#paths';

export const drivingSchoolCopy: MarketingCopy = {
  path: '/skolevogn',
  menu: { group: 'business', label: 'Køreskolebiler' },
  order: 40,
  title: 'Køreskolebiler',
  description:
    'Skolevogne til kategori B, C og D samt motorcykel og knallert. Klargjort med dobbelte pedaler og klar til syn.',
  keywords:
    'skolevogn, køreskolebil, køreskole, kategori B, kategori C, kategori D, motorcykel, knallert',
  heading: 'Køreskolebiler',
  lead: 'En skolevogn skal være tryg at lære i og billig at eje. Vi leverer den indrettet, synet og klar til næste køretime.',
  actions: [
    { label: 'Hør om skolevogne', href: '#formular' },
    { label: 'Se lageret', href: paths.inventory },
  ],
  service: 'Skolevogne til køreskoler',
  vehicles: {
    heading: 'Biler, der kan blive skolevogn',
    text: 'Overskuelige biler med godt udsyn. Vi bygger dem om og får dem synet.',
  },
  form: {
    heading: 'Hør om skolevogne',
    lead: 'Skriv, hvilken kategori I underviser i, og hvilken gearkasse bilen skal have.',
    prefilled: 'Køreskolebiler: Vi vil gerne høre om en skolevogn til kategori ',
  },
  sections: [
    {
      heading: 'Til alle kategorier',
      layout: 'cards',
      items: [
        {
          title: 'Kategori B',
          text: 'Personbiler med godt udsyn, manuel eller automatgear, benzin, hybrid eller el.',
        },
        {
          title: 'Kategori C',
          text: 'Lastbiler til undervisning, med dobbelte betjeninger og ekstra spejle.',
        },
        {
          title: 'Kategori D',
          text: 'Busser til erhvervskørsel og ombygning efter skolens behov.',
        },
        {
          title: 'Motorcykel og knallert',
          text: 'Lette og tunge motorcykler og knallerter, der er klar til kravlegården og vejen.',
        },
      ],
    },
    {
      heading: 'Indrettet og synet',
      layout: 'steps',
      items: [
        {
          title: 'Vi vælger bilen sammen',
          text: 'Ud fra elever, kilometer og den gearkasse, I underviser i.',
        },
        {
          title: 'Vi bygger den om',
          text: 'Dobbelte pedaler, ekstra spejle og skolevognsskilt monteres af et godkendt værksted.',
        },
        {
          title: 'I henter den synet',
          text: 'Bilen er synet som skolevogn, forsikret og klar til første time.',
        },
      ],
    },
    flexLeasingCopy,
  ],
};

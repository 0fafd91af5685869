import { flexLeasingCopy } from '#copy/marketing/flex-leasing.ts';
import type { MarketingCopy } from '#copy/marketing/marketing-copy.ts';
import { paths } from '#paths';

export const vanSolutionsCopy: MarketingCopy = {
  path: '/van-solutions',
  menu: { group: 'business', label: 'Varebilsløsninger' },
  order: 30,
  title: 'Varebilsløsninger',
  description:
    'Små, mellemstore og store varebiler samt specialbiler til håndværk, service og transport. Køb eller leasing.',
  keywords: 'varebil, varebiler, kassevogn, specialbil, varebilsleasing, håndværkerbil',
  heading: 'Varebilsløsninger',
  lead: 'Fra bybilen med plads til værktøjskassen til kassevognen med lift. Fortæl, hvad den skal kunne, så finder og indretter vi den.',
  actions: [
    { label: 'Få et tilbud', href: '#formular' },
    { label: 'Se lageret', href: paths.inventory },
  ],
  service: 'Varebiler til erhverv',
  vehicles: {
    heading: 'Varebiler på lager',
    text: 'Se, hvad der står på pladsen lige nu. Mangler den rigtige, finder vi den.',
  },
  form: {
    heading: 'Få et tilbud',
    lead: 'Skriv, hvad bilen skal bære, og hvad der skal bygges ind, så regner vi på den.',
    prefilled: 'Varebilsløsninger: Vi vil gerne have et tilbud på en varebil. Den skal bruges til ',
  },
  sections: [
    {
      heading: 'Find størrelsen',
      layout: 'cards',
      items: [
        {
          title: 'Små varebiler',
          text: '2-4 m³. Lette at parkere i byen og billige i drift. Til service, rengøring og hjemmepleje.',
        },
        {
          title: 'Mellemstore varebiler',
          text: '5-8 m³. Plads til europaller og reoler. Håndværkerens hverdagsbil, også på el.',
        },
        {
          title: 'Store varebiler',
          text: '9-17 m³. Ståhøjde, lang last og høj nyttelast til flytning og distribution.',
        },
        {
          title: 'Specialbiler',
          text: 'Lift, køl, lad, kran og værkstedsindretning. Vi samler bil og opbygning i én aftale.',
        },
      ],
    },
    {
      heading: 'Klar til arbejde fra dag ét',
      text: [
        'Vi monterer træk, reoler, lys og folie, før I henter bilen, og vi tager jeres gamle varebil i bytte. Moms, afgift og gule plader er på plads, og prisen står på skrift.',
      ],
    },
    flexLeasingCopy,
  ],
};

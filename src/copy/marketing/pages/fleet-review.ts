import { flexLeasingCopy } from '#copy/marketing/flex-leasing.ts';
import type { MarketingCopy } from '#copy/marketing/marketing-copy.ts';
import { paths } from '#paths';

export const fleetReviewCopy: MarketingCopy = {
  path: '/fleet-review',
  menu: { group: 'business', label: 'Flådegennemgang' },
  order: 10,
  title: 'Flådegennemgang',
  description:
    'Gratis gennemgang af virksomhedens biler: forbrug, skat, leasing og skift til el. Uforpligtende og med et skriftligt forslag.',
  keywords: 'flådegennemgang, firmabiler, bilflåde, erhvervsleasing, gratis rådgivning',
  heading: 'Flådegennemgang',
  lead: 'Vi gennemgår jeres biler og aftaler og viser, hvor der er penge, tid og CO₂ at hente. Rådgivningen er gratis og forpligter jer ikke.',
  actions: [
    { label: 'Book gratis rådgivning', href: '#formular' },
    { label: 'Se erhvervsleasing', href: paths.businessLeasing },
  ],
  service: 'Flådegennemgang for virksomheder',
  vehicles: {
    heading: 'Firmabiler på lager',
    text: 'Biler, der kan køre på erhvervsleasing fra dag ét. Vi regner gerne på dem i gennemgangen.',
  },
  form: {
    heading: 'Book gratis rådgivning',
    lead: 'Skriv, hvor mange biler I har, og hvornår vi må ringe. Rådgivningen er gratis og forpligter jer ikke.',
    prefilled: 'Flådegennemgang: Vi vil gerne have en gratis gennemgang af vores biler. Vi har ',
  },
  sections: [
    {
      heading: 'Gratis rådgivning i tre trin',
      layout: 'steps',
      items: [
        {
          title: 'Vi taler tallene igennem',
          text: 'Send os en liste over biler, kilometer og aftaler. Et regneark eller et billede af nummerpladerne er nok.',
        },
        {
          title: 'Vi regner på flåden',
          text: 'Drift, beskatning, forsikring, restværdier og ladebehov. Bil for bil, så I kan se, hvad der bærer, og hvad der koster.',
        },
        {
          title: 'I får et skriftligt forslag',
          text: 'Hvilke biler der bør beholdes, sælges, købes eller leases, og i hvilken rækkefølge. I bestemmer selv, hvad der skal ske.',
        },
      ],
    },
    {
      heading: 'Det ser vi efter',
      layout: 'cards',
      items: [
        {
          title: 'Biler, der står stille',
          text: 'Mange flåder har en bil eller to for meget. Vi finder dem og vurderer dem kontant.',
        },
        {
          title: 'Aftaler, der er løbet fra jer',
          text: 'Overkilometer, forlængelser og gebyrer koster ofte mere end en ny aftale.',
        },
        {
          title: 'El, hvor det giver mening',
          text: 'Vi ser på ruter og ladning, før vi anbefaler elbiler, og vi viser batteritesten på de brugte.',
        },
        {
          title: 'En plan for udskiftning',
          text: 'Så udgifterne fordeles over året, og ingen medarbejder mangler en bil.',
        },
      ],
    },
    flexLeasingCopy,
  ],
};

import { leasingEnd } from '../leasing-end.ts';
import type { MarketingSection } from './marketing-copy.ts';

/** FlexLeasing explained, with its contract fees; a section of several marketing pages. */
export const flexLeasingCopy: MarketingSection = {
  heading: 'FlexLeasing kort fortalt',
  text: [
    `Med FlexLeasing betaler I kun registreringsafgift for den periode, I bruger bilen. Aftalen løber i 12, 24 eller 36 måneder med en fast ydelse, en førstegangsydelse og et aftalt antal kilometer om året. ${leasingEnd('I')}`,
    'Restværdien er aftalt på forhånd og opgives ekskl. moms og afgift.',
    'Det koster penge at låne penge: leasing kræver kreditgodkendelse, og tilbuddet viser altid den samlede pris for perioden.',
  ],
  items: [
    {
      title: 'Privat',
      text: 'Oprettelse af kontrakt koster 4.000 kr. inkl. moms og lægges automatisk til. Alle beløb er inkl. moms.',
    },
    {
      title: 'Erhverv',
      text: 'Oprettelse af kontrakt koster 3.200 kr. ekskl. moms og lægges automatisk til. Alle beløb er ekskl. moms.',
    },
  ],
  layout: 'cards',
};

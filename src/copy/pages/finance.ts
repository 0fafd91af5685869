import { dealer } from '#dealer';
import { leasingEnd } from '../leasing-end.ts';

/** The card about loans on /finance, by the terms of the loan. No word of it may stress ease or speed. */
export function loanCardCopy(loan: LoanTerms) {
  const { choices } = loan.months;
  return {
    eyebrow: 'Gennem',
    title: 'Finansiering',
    text: `Et billån med ${loan.rateKind} rente. Du betaler en del af prisen selv og låner resten.`,
    points: [
      `Udbetaling på mindst ${loan.downPayment.least} % af prisen`,
      `Løbetid fra ${Math.min(...choices)} til ${Math.max(...choices)} måneder`,
      'Lånet kan indfries før tid. Långiver kan have ejendomsforbehold i bilen, til det er betalt',
    ],
  };
}

interface LoanTerms {
  /** Of the debtor rate. */
  rateKind: string;
  downPayment: { least: number };
  months: { choices: readonly number[] };
}

export const financePageCopy = {
  title: 'Finansiering og leasing',
  description:
    'Lån til bilen gennem vores bankpartner, eller leasing gennem vores leasingpartner. Få et tilbud uden at binde dig.',
  keywords: 'billån, finansiering af bil, privatleasing, FlexLeasing, leasingtilbud',
  lead: 'To veje til bilen. Vi indhenter tilbuddet og gennemgår alle tal med dig, før du skriver under.',
  cards: {
    finance: loanCardCopy(dealer.loan),
    leasing: {
      eyebrow: 'Gennem',
      title: 'Leasing',
      text: `En fast månedlig ydelse i en aftalt periode. ${leasingEnd('Du')}`,
      points: [
        'FlexLeasing i 12, 24 eller 36 måneder',
        'Både til private og virksomheder',
        'Oprettelse (automatisk): 4.000 kr. inkl. moms for private, 3.200 kr. ekskl. moms for erhverv',
      ],
    },
  },
  partnerContact: (partner: string) => `Kontakt ${partner}`,
  help: {
    title: 'Hellere tale om det?',
    text: 'Ring eller skriv, så regner vi på det sammen.',
    call: 'Ring',
    write: 'Skriv',
  },
  cost: {
    title: 'Det skal du vide om lån og leasing',
    text: 'Det koster penge at låne penge. Et tilbud viser altid den samlede pris, de årlige omkostninger i procent, løbetiden og alle gebyrer. Lån og leasing kræver kreditgodkendelse.',
  },
} as const;

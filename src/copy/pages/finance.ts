import { leasingEnd } from '../leasing-end.ts';

/** Copy of /finance. */
export const financePageCopy = {
  title: 'Finansiering og leasing',
  description:
    'Lån til bilen gennem vores bankpartner, eller leasing gennem vores leasingpartner. Få et tilbud uden at binde dig.',
  keywords: 'billån, finansiering af bil, privatleasing, FlexLeasing, leasingtilbud',
  lead: 'To veje til bilen. Vi indhenter tilbuddet og gennemgår alle tal med dig, før du skriver under.',
  cards: {
    finance: {
      eyebrow: 'Gennem',
      title: 'Finansiering',
      text: 'Et billån med fast ydelse, hvor bilen er din fra første dag.',
      points: [
        'Svar på ansøgningen, som regel inden for én hverdag',
        'Du vælger selv udbetaling og løbetid',
        'Bilen er din, og lånet kan indfries før tid',
      ],
    },
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

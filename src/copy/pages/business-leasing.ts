export const businessLeasingCopy = {
  title: 'Erhvervsleasing',
  description:
    'Erhvervsleasing af taxa, varebil og firmabil: faste ydelser, biler på lager og én kontaktperson i hele aftalen.',
  keywords: 'erhvervsleasing, taxa leasing, varebil leasing, firmabil, flådeaftale',
  lead: 'Biler, der passer til driften, og aftaler, der passer til regnskabet.',
  call: (phone: string) => `Ring ${phone}`,
  cardsTitle: 'Hvad skal bilen bruges til?',
  cards: {
    taxi: {
      title: 'Taxa',
      text: 'Biler med lang rækkevidde og lavt forbrug, klar til taxameter og skilt.',
      action: 'Se taxi og hyrevogne',
    },
    van: {
      title: 'Varebil',
      text: 'Små, mellemstore og store varebiler, indrettet til håndværk, service eller levering.',
      action: 'Se varebilsløsninger',
    },
    company: {
      title: 'Firmabil',
      text: 'Biler til medarbejdere, hvor beskatning, udstyr og økonomi går op.',
      action: 'Få en flådegennemgang',
    },
  },
  pointsTitle: 'Derfor leaser virksomheder hos os',
  points: [
    {
      title: 'Fast ydelse',
      text: 'I kender udgiften hver måned, og restværdien står i aftalen fra starten.',
    },
    {
      title: 'Biler på lager',
      text: 'I kan se og prøve bilen hos os, før I skriver under.',
    },
    {
      title: 'Frie midler',
      text: 'Bilen binder ikke kapital, og ydelsen bogføres løbende.',
    },
    {
      title: 'Én kontakt',
      text: 'Den samme rådgiver følger aftalen fra første tilbud til sidste bil.',
    },
  ],
  vehicles: {
    heading: 'Klar til erhvervsleasing',
    text: 'Biler på lager med en fast ydelse til erhverv.',
  },
  quote: {
    title: 'Lad os regne på det',
    text: 'Ring til erhvervsafdelingen, eller bed om et tilbud. Beløb til erhverv er ekskl. moms. Det koster penge at låne penge, og leasing kræver kreditgodkendelse.',
  },
} as const;

export const homeCopy = {
  title: 'Brugte biler, leasing og finansiering på Sjælland',
  description:
    'Brugte biler til private og erhverv: gennemgåede biler på lager, FlexLeasing, finansiering og fair vurdering af din bil.',
  keywords: 'brugte biler, bilforhandler, FlexLeasing, finansiering, sælg bil, elbil, Sjælland',
  hero: {
    label: 'Billeder fra vores hverdag',
    role: 'karrusel',
    claim: 'Biler, vi selv ville køre hjem i.',
    action: 'Se lageret',
    dots: 'Vælg billede',
    dot: (number: number, total: number) => `Vis billede ${number} af ${total}`,
    pause: 'Sæt billedskift på pause',
    play: 'Start billedskift',
    images: {
      first: 'En hvid elbil forrest på pladsen i aftenlys',
      row: 'Biler på række på pladsen i aftenlys',
    },
  },
  search: {
    label: 'Hvad leder du efter?',
    example: 'Fx elbil under 250.000 kr.',
    unit: (count: number) => (count === 1 ? 'bil' : 'biler'),
  },
  welcome: {
    title: 'Velkommen',
    lead: 'Hos os er en brugt bil aldrig en overraskelse. Hver bil er gennemgået på eget værksted, skader er fotograferet og beskrevet, og alle elbiler har en batteritest.',
    returns: ({ days, kilometres }: { days: number; kilometres: number }) =>
      `Fortryder du som privat køber, tager vi bilen tilbage inden for ${days} dage og ${kilometres} km.`,
    text: 'Kig på lageret, kom forbi, eller lad os finde den bil, du leder efter.',
  },
  tilesLabel: 'Genveje',
  tiles: {
    inventory: { title: 'Se lageret', text: 'Alle biler med billeder, udstyr og stand' },
    sellCar: { title: 'Sælg din bil', text: 'Vi kontakter dig inden for 24 timer' },
    finance: { title: 'Finansiering', text: 'Lån og leasing med klare vilkår' },
    businessLeasing: { title: 'Erhvervsleasing', text: 'Taxa, varebil og firmabil' },
  },
  newest: {
    title: 'Nyeste på lager',
    all: 'Se hele lageret',
    makes: 'Mærker på lager',
  },
  features: {
    team: {
      title: 'Mød teamet',
      text: 'Menneskene, som kender hver bil på pladsen.',
      action: 'Se hvem vi er',
    },
    businessLeasing: {
      title: 'Erhvervsleasing',
      text: 'Biler, der passer til driften, og aftaler, der passer til regnskabet.',
      action: 'Se løsningerne',
    },
  },
  services: {
    title: 'Det hjælper vi med',
    items: {
      concierge: {
        title: 'Concierge Service',
        text: 'Fortæl os, hvad du leder efter. Vi finder bilen, gennemgår den og gør den klar.',
      },
      finance: {
        title: 'Finansiering',
        text: 'Vi indhenter et tilbud hos vores bankpartner og gennemgår tallene med dig.',
      },
      valuation: {
        title: 'Vurdering',
        text: 'Få en pris på din nuværende bil, uanset om du køber en ny hos os.',
      },
      leasing: {
        title: 'Leasing',
        text: 'FlexLeasing i 12, 24 eller 36 måneder til private og virksomheder.',
      },
    },
  },
} as const;

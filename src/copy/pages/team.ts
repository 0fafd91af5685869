/** Copy of /team; the staff are in `dealer.ts`. */
export const teamCopy = {
  title: 'Mød teamet',
  description:
    'Mød dem, der køber, klargør og sælger bilerne hos os. Ring eller skriv direkte til den, du vil tale med.',
  keywords: 'team, bilsælger, kontaktpersoner, bilforhandler',
  lead: 'Et opkald væk. Den, du taler med, kender bilen.',
  call: (name: string) => `Ring til ${name}`,
  write: (name: string) => `Skriv til ${name}`,
  visit: {
    title: 'Kig forbi',
    text: 'Kaffen er klar, og nøglerne hænger på væggen. Ring gerne i forvejen, hvis du vil prøve en bestemt bil.',
    inventory: 'Se lageret',
  },
} as const;

/** Copy of the sections of /about that show the staff and a car of the stock. */
export const aboutSectionsCopy = {
  team: {
    title: 'Holdet',
    text: 'Vi er et lille hold med værksted, salg og erhvervsrådgivning. Den, der køber bilen ind, er den samme, som kan fortælle dig, hvorfor den fik plads hos os.',
  },
  story: {
    title: 'Historien',
    lead: 'Det begyndte med en enkelt bil, en ærlig annonce og en køber, der kom igen. Siden har vi holdt fast i den samme idé: skriv alt, også det, der ikke sælger.',
    text: 'I dag har vi showroom på Sjælland og et erhvervskontor i København, og en stadig større del af bilerne på pladsen kører på el.',
    damage: (name: string) => `Se skaderne på ${name}`,
  },
} as const;

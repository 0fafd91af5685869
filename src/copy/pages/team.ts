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

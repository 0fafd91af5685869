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

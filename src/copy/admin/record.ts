/** Copy of the forms of vehicles and accessories. The shell, which loads first, needs none of it. */
export const recordCopy = {
  newOrder: 'ny rækkefølge',
  moreFields: (count: number) => (count === 1 ? 'og 1 felt mere' : `og ${count} felter mere`),
  editingNow: (names: string) => `${names} redigerer også her lige nu.`,
  gone: {
    body: 'Det, du har skrevet, er her stadig. Opret den igen med billeder og dokumenter fra papirkurven?',
    emptied:
      'Det, du har skrevet, er her stadig, men billederne er slettet for altid. Opret den igen?',
    again: 'Opret igen',
  },
  draft: {
    restored: 'Dine ændringer fra sidst er hentet frem. De er ikke gemt endnu.',
    discard: 'Kassér ændringer',
  },
  saveState: {
    problems: (count: number) =>
      count === 1
        ? '1 felt skal rettes, før der kan gemmes'
        : `${count} felter skal rettes, før der kan gemmes`,
  },
  discarded: 'Ændringer kasseret',
  conflict: {
    title: 'En anden har gemt i mellemtiden',
    body: 'Din version er ikke gemt. Vælg for hvert felt, hvad der skal gælde.',
    mine: 'Min',
    theirs: 'Den andens',
    save: 'Gem mit valg',
  },
} as const;

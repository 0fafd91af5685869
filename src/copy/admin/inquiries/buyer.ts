/** Words around the inquiries of one car. */
export const buyerCopy = {
  title: (vehicle: string, status: 'reserved' | 'sold') =>
    status === 'sold' ? `Hvem købte ${vehicle}?` : `Hvem er ${vehicle} reserveret til?`,
  nobody: 'En anden',
  tellOthers: (names: readonly string[]) =>
    names.length === 1 ? `Skriv til ${names[0]}` : `Skriv til de ${names.length} andre`,
  text: 'Besked',
  bookings: 'Bilen har fremvisninger i kalenderen. Åbn dem for at aflyse:',
  later: 'Ikke nu',
  hello: 'Hej',
  sentence: (vehicle: string, status: 'reserved' | 'sold') =>
    status === 'sold'
      ? `Tak for din interesse for ${vehicle}. Bilen er desværre solgt.`
      : `Tak for din interesse for ${vehicle}. Bilen er lige nu reserveret til en anden.`,
  similar: 'Disse ligner den mest:',
  subject: (vehicle: string) => `Vedr. ${vehicle}`,
  saved: (told: number) => (told === 0 ? 'Gemt' : `Gemt, og ${told} har fået besked`),
  failed: (count: number) => `${count} henvendelser kunne ikke opdateres`,
  heading: 'Henvendelser på bilen',
  none: 'Ingen henvendelser på bilen endnu.',
  open: (count: number) => (count === 1 ? '1 henvendelse' : `${count} henvendelser`),
} as const;

/** Words for many cars that were reserved or sold at once. */
export const buyersCopy = {
  title: 'Hvem fik bilerne?',
  intro: (count: number) =>
    `${count} af dem har åbne henvendelser eller fremvisninger. Vælg en bil for at notere køberen og skrive til de andre.`,
  bookings: (count: number) => (count === 1 ? '1 fremvisning' : `${count} fremvisninger`),
} as const;

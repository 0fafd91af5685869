export const offerCopy = {
  basisHint: 'Regnes ud af prisloggen: den laveste pris i de 30 dage før tilbuddet.',
  possibleFrom: (day: string) =>
    `Et tilbud er muligt fra ${day}, når bilen har stået til sin pris i 30 dage. Indtil da vises tilbudsprisen som bilens pris, uden førpris og besparelse.`,
  notPriced:
    'Bilen skal have stået til en pris i 30 dage, før den kan komme på tilbud. Indtil da vises tilbudsprisen som bilens pris, uden førpris og besparelse.',
  lasting: (days: number) =>
    `Tilbuddet har varet ${days} dage. Et tilbud, der varer længe, er bilens almindelige pris: sæt en slutdato, eller lad prisen blive den nye.`,
} as const;

export const priceHistoryCopy = {
  heading: (entries: number) => `Prislog (${entries})`,
  proofOf: (vehicle: string) => `Prisbevis: ${vehicle}`.trim(),
  columns: {
    from: 'Fra',
    until: 'Til',
    price: 'Pris',
    kind: 'Vist som',
    by: 'Skrevet af',
    reason: 'Bekræftet',
  },
  now: 'nu',
  noPrice: '–',
  system: 'Systemet',
  kinds: {
    price: 'Pris',
    offer: 'Tilbud',
    onRequest: 'Kontakt for pris',
    notOffered: 'Ikke til salg',
    struck: 'Annulleret',
  },
  takenBackBy: (author: string) => `Taget tilbage inden for ti minutter af ${author}.`,
  unseen: 'Nåede ikke ud på siden.',
  download: 'Hent som CSV',
  print: 'Udskriv',
  fileName: (vehicle: string) =>
    `${`prisbevis ${vehicle}`
      .trim()
      .replace(/[^\p{L}\d]+/gu, '-')
      .toLowerCase()}.csv`,
} as const;

/** The missing parts of a vehicle that is not ready for sale. */
export const missingCopy = {
  heading: 'Før bilen er klar til salg, mangler:',
  demanded: 'Før bilen må komme på siden, mangler:',
  byLaw: '(kræves af loven)',
  addDelivery: (cost: string) => `Læg ${cost} til prisen`,
} as const;

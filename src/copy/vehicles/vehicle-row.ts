export const rowCopy = {
  see: 'SE KØRETØJ',
  year: 'Årgang',
  color: 'Farve',
  mileage: 'Kilometer',
  fuel: 'Drivmiddel',
  range: 'Rækkevidde (WLTP)',
  power: 'Effekt',
  horsepower: (amount: string) => `${amount} hk`,
  gearbox: 'Gear',
  registered: '1. reg.',
  /** Next to a model year that differs from it, e.g. `11/2020`. */
  firstRegistration: (month: string) => `1. reg. ${month}`,
} as const;

export const priceCopy = {
  creditNote: 'Ydelser pr. måned gælder FlexLeasing. Det koster penge at låne penge.',
  onRequest: 'Kontakt for pris',
  sale: 'TILBUD',
  saved: (amount: string) => `Spar ${amount}`,
  /** `before` is the lowest price of the 30 days before that day. */
  lowered: (day: string, before: string) =>
    `Sat ned ${day} · laveste pris de seneste 30 dage: ${before}`,
  offerUntil: (day: string) => `Tilbuddet gælder til og med ${day}`,
  before: 'Før',
  now: 'Nu',
  inclusive: 'inkl. moms',
  exclusive: (amount: string) => `${amount} ekskl. moms`,
  leasing: { privat: 'FlexLeasing, inkl. moms', erhverv: 'FlexLeasing, ekskl. moms' },
} as const;

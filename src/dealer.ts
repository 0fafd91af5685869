/** The facts of the dealer. These are invented: `npm run deploy` refuses while `invented` is true. */
export const dealer = {
  invented: true,
  name: 'Nordvang Biler',
  legalName: 'Nordvang Biler ApS',
  cvr: '00000000',
  email: 'kontakt@nordvang-biler.example',
  /** Receives every inquiry unless the environment names another recipient. */
  inquiryEmail: 'salg@nordvang-biler.example',
  /** Receives mails about technical failures unless the environment names another recipient. */
  webmasterEmail: 'webmaster@nordvang-biler.example',
  offices: [
    {
      id: 'showroom',
      name: 'Hovedkontor og showroom',
      street: 'Eksempelvej 12',
      postalCode: '4000',
      city: 'Roskilde',
      /** Longitude and latitude, for the map. */
      place: [12.081, 55.642],
      region: 'Sjælland',
      phone: '+45 00 00 00 10',
      phoneLabel: 'Hovedkontor',
    },
    {
      id: 'copenhagen',
      name: 'Erhvervskontor København',
      street: 'Prøvegade 3, 2. sal',
      postalCode: '1000',
      city: 'København K',
      place: [12.575, 55.681],
      region: 'København',
      phone: '+45 00 00 00 20',
      phoneLabel: 'København',
    },
  ],
  /** What a monthly leasing payment covers, and what comes on top of it, as parts of a sentence. */
  leasing: {
    included: 'bilen og registreringsafgiften i perioden',
    excluded: 'forsikring, ejerafgift, service og brændstof eller strøm',
  },
  /** The loan that the site calculates with. After `validUntil` it shows no calculation. */
  loan: {
    lender: 'Eksempelbanken',
    /** Percent a year. */
    nominalRate: 5.95,
    rateKind: 'variabel',
    /** DKK, paid when the loan begins. */
    fee: 4000,
    /** Percent of the price that the example pays itself, and the least that a buyer pays. */
    downPayment: { example: 20, least: 20 },
    months: { example: 84, choices: [12, 24, 36, 48, 60, 72, 84, 96] },
    /** DKK. */
    leastCredit: 30_000,
    /** The last day on which the terms hold. */
    validUntil: '2030-12-31',
  },
  /**
   * DKK that every buyer pays for delivery, which a stated price must contain. The form adds it to a
   * price that was typed without. Null where it differs from car to car.
   */
  deliveryCost: 3980 as number | null,
  /** The right of return that the dealer grants beyond the law, within days and kilometres; null for none. */
  returns: { days: 14, kilometres: 500 } as { days: number; kilometres: number } | null,
  /** The least size in cm of the damages that are photographed and shown, by kind; 0 for all. */
  damageLimits: { scratch: 2, dent: 1, stone_chips: 0.3, kerbed_rim: 1, crack: 0, rust: 0 },
  offers: {
    /** The form warns about an offer that has lasted longer: it may count as the usual price. */
    warnAfterDays: 10,
    /** Whether car pages say when a price was lowered, and from which. */
    showHistory: true,
  },
  /**
   * Of whom a second factor is demanded at sign-in: `nobody`, `owners` or `everybody`. All staff may
   * add one. After a change: `npm run rules`, then deploy.
   */
  secondFactor: 'nobody' as 'nobody' | 'owners' | 'everybody',
  hours: {
    weekdays: { days: 'Mandag-fredag', opens: '09:00', closes: '18:00', text: '9:00-18:00' },
    weekend: { days: 'Lørdag og søndag', text: 'Efter aftale' },
    /** The hours of a day of the weekend on which nobody needs an appointment, as those of `weekdays`. */
    saturday: null as { opens: string; closes: string } | null,
    sunday: null as { opens: string; closes: string } | null,
    /** Closed on these days of each year, `MM-DD`, besides the public holidays. */
    closedDays: ['06-05', '12-24', '12-31'],
  },
  /** What the receipt of an inquiry promises. */
  answers: {
    /** The answer comes within so many opening hours. */
    withinHours: 4,
    /** The id in `staff` of who signs the receipt, and of who hears of inquiries beyond the promise. */
    signedBy: 'salgschef',
    overdueTo: 'direktoer',
  },
  /** The opening hours in the structured data of the marketing pages. */
  marketingHours: { opens: '08:00', closes: '17:00' },
  /**
   * `office` is the id of the office where they sit. `image`, which may be left out, is the path of an
   * upright photograph in `public`, at least 400 px wide.
   */
  staff: [
    {
      id: 'direktoer',
      name: 'Mette Eksempel',
      position: 'Direktør',
      office: 'showroom',
      description: 'Grundlagde forretningen og køber hver eneste bil ind.',
      phone: '+45 00 00 00 11',
      email: 'mette@nordvang-biler.example',
    },
    {
      id: 'salgschef',
      name: 'Jonas Prøve',
      position: 'Salgschef',
      office: 'showroom',
      description: 'Finder bilen, der passer til hverdagen, og tager gerne prøveturen med.',
      phone: '+45 00 00 00 12',
      email: 'jonas@nordvang-biler.example',
    },
    {
      id: 'erhverv',
      name: 'Aisha Demo',
      position: 'Erhvervsrådgiver',
      office: 'copenhagen',
      description: 'Rådgiver taxa-, varebils- og flådekunder i hele landet.',
      phone: '+45 00 00 00 21',
      email: 'aisha@nordvang-biler.example',
    },
    {
      id: 'vaerksted',
      name: 'Peter Opdigtet',
      position: 'Værkstedsleder',
      office: 'showroom',
      description: 'Gennemgår alle biler og tester batteriet på hver elbil.',
      phone: '+45 00 00 00 13',
      email: 'peter@nordvang-biler.example',
    },
  ],
  /** The ids of the office and of the member of `staff` that business customers reach. */
  business: { office: 'copenhagen', consultant: 'erhverv' },
  partners: {
    bank: { name: 'Eksempelbanken', phone: '+45 00 00 00 31', email: 'bil@eksempelbanken.example' },
    leasing: {
      name: 'Demo Leasing',
      phone: '+45 00 00 00 32',
      email: 'aftale@demo-leasing.example',
    },
  },
} as const;

export type Office = (typeof dealer.offices)[number];
export type StaffMember = (typeof dealer.staff)[number] & { image?: string };

export const businessOffice: Office = officeOf({ office: dealer.business.office });
export const businessConsultant: StaffMember =
  dealer.staff.find(({ id }) => id === dealer.business.consultant) ?? dealer.staff[0];

/** The office of a vehicle or a booking; the first one where it has none, or one that is closed. */
export function officeOf({ office }: { office: string | null }): Office {
  return dealer.offices.find(({ id }) => id === office) ?? dealer.offices[0];
}

/** A phone number as a `tel:` address. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/gu, '')}`;
}

/** The way to an office on a map of another company, which a visitor opens with a press. */
export function routeHref({ street, postalCode, city }: Office): string {
  const address = encodeURIComponent(`${street}, ${postalCode} ${city}`);
  return `https://www.google.com/maps/dir/?api=1&destination=${address}`;
}

import type { Purpose } from '#domain/inquiry/purposes.ts';

/** What inquiries are stored for: the kind on /privatliv, and a purpose as the end of a sentence. */
export const purposeCopy: Record<Purpose, { kind: string; purpose: string }> = {
  question: { kind: 'Spørgsmål', purpose: 'svare på spørgsmålet' },
  car: { kind: 'Spørgsmål til en bil', purpose: 'svare på spørgsmålet og følge op på en handel' },
  viewing: { kind: 'Fremvisning', purpose: 'aftale fremvisningen og følge op på den' },
  reservation: { kind: 'Reservation', purpose: 'holde bilen til dig og følge op på det' },
  finance: { kind: 'Finansiering og leasing', purpose: 'beregne et tilbud og følge op på det' },
  valuation: { kind: 'Vurdering af din bil', purpose: 'vurdere bilen og give et tilbud på den' },
};

import { downPaymentLabel } from './down-payment.ts';

/** Copy of the loan calculator. No word of it may stress ease, speed or approval. */
export const loanCopy = {
  heading: 'Lån til bilen',
  lead: 'Vælg udbetaling og løbetid, og se alle tal: ydelsen, ÅOP og det, du betaler i alt.',
  /** Leads from the calculator of a car to /finance. */
  more: 'Se lån og leasing forklaret',
  carried: 'Regnet for',
  price: 'Bilens pris (kr.)',
  downPayment: 'Udbetaling (kr.)',
  duration: 'Løbetid',
  months: (months: number) => `${months} måneder`,
  /** In a row of a list: the payment, and below it the example that it is based on. */
  short: (monthly: string, rate: string) => `Lån ${monthly} · ÅOP ${rate}`,
  example: (months: number, total: string) => `Eksempel: ${months} måneder, i alt ${total}`,
  line: (months: number, rate: string, total: string) =>
    `${months} måneder · ÅOP ${rate} · i alt ${total}`,
  facts: {
    cash: 'Kontantpris',
    downPayment: downPaymentLabel,
    credit: 'Samlet kreditbeløb',
    rate: { variabel: 'Debitorrente, variabel', fast: 'Debitorrente, fast' },
    fee: 'Stiftelse',
    cost: 'Samlede kreditomkostninger',
    total: 'Samlet tilbagebetaling',
  },
  lender: (lender: string, dealer: string, until: string) =>
    `Kreditgiver er ${lender}; ${dealer} formidler lånet. Vilkårene gælder til og med ${until} og forudsætter en kreditvurdering.`,
  warning: 'Det koster penge at låne penge.',
  priceUnread: 'Skriv prisen i kroner, fx 250.000',
  priceTooLow: (credit: string, price: string) =>
    `Lånet skal være mindst ${credit}, så bilen skal koste mindst ${price}`,
  downPaymentUnread: 'Skriv udbetalingen i kroner eller procent, fx 50.000 eller 20 %',
  downPaymentTooLow: (down: string) => `Udbetalingen skal være mindst ${down}`,
  downPaymentTooHigh: (credit: string, down: string) =>
    `Lånet skal være mindst ${credit}, så udbetalingen kan højst være ${down}`,
} as const;

/** Filling in the form of a vehicle from the register of motor vehicles. */
export const registerCopy = {
  label: 'Nummerplade eller stelnummer',
  hint: 'Henter bilens data fra køretøjsregistret. Det, du selv har skrevet, bliver stående.',
  submit: 'Hent data',
  busy: 'Henter…',
  mark: 'Fra registret',
  filled: (count: number) => (count === 1 ? '1 felt er udfyldt' : `${count} felter er udfyldt`),
  nothing: 'Alt, registret ved, er allerede udfyldt.',
  kept: (labels: string) => `Dit eget er beholdt: ${labels}`,
  unknown: 'Registret kender ikke bilen.',
  failed: 'Bilen kunne ikke slås op',
  refusals: {
    not_a_number: 'Skriv en nummerplade, fx AB 12 345, eller et stelnummer på 17 tegn.',
    no_register: 'Der er ingen adgang til køretøjsregistret.',
    register_failed: 'Køretøjsregistret svarer ikke. Prøv igen om lidt.',
    register_quota: 'Dagens opslag i køretøjsregistret er brugt.',
  },
} as const;

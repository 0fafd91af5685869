/** Copy of the last section of the marketing pages. */
export const businessContactCopy = {
  title: 'Få en gratis rådgivning',
  text: 'Ring til erhvervsafdelingen, eller skriv, hvad bilerne skal bruges til. Vi svarer samme dag på hverdage.',
  call: (phone: string) => `Ring ${phone}`,
  write: 'Skriv til os',
} as const;

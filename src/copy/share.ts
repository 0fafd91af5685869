export const shareCopy = {
  done: 'Linket er kopieret',
  failed: 'Linket kunne ikke kopieres. Kopiér det fra adresselinjen.',
  list: 'Del listen',
  button: 'Del',
  vehicle: (name: string) => `Del ${name}`,
} as const;

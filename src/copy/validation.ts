/** Danish messages for the problem codes of the schemas in `domain`, shown under a field. */
const MESSAGES: Record<string, string> = {
  required: 'Feltet skal udfyldes.',
  not_an_email: 'Skriv en gyldig e-mailadresse, f.eks. navn@eksempel.dk.',
  not_a_phone: 'Skriv et gyldigt telefonnummer, f.eks. +45 12 34 56 78.',
  not_a_number: 'Skriv et tal, f.eks. 84000.',
  not_whole: 'Skriv et helt tal.',
  not_a_date: 'Skriv en gyldig dato.',
  in_the_past: 'Vælg i dag eller en senere dag.',
  taken: 'Tiden er lige blevet taget af en anden. Vælg en af de tider, der stadig er ledige.',
  too_long: 'Teksten er for lang.',
  too_small: 'Tallet er for lille.',
  too_large: 'Tallet er for stort.',
  too_many: 'Der er for mange.',
  direction_character:
    'Teksten indeholder usynlige tegn, der vender læseretningen. Slet den, og skriv den igen.',
  control_character: 'Teksten indeholder tegn, der ikke kan bruges.',
};

/** Messages that state the limit, for the problems that have one. */
const LIMITED: Record<string, (limit: string) => string> = {
  too_long: (limit) => `Teksten må højst være ${limit} tegn.`,
  too_small: (limit) => `Tallet skal være mindst ${limit}.`,
  too_large: (limit) => `Tallet må højst være ${limit}.`,
  too_many: (limit) => `Der må højst være ${limit}.`,
};

/** Groups digits from five on, so that years are written without a separator. */
const number = new Intl.NumberFormat('da-DK', { useGrouping: 'min2' });

/** The message for a problem code and its limit, if any; unknown codes get a general message. */
export function validationMessage(code: string, limit?: unknown): string {
  const limited = typeof limit === 'number' ? LIMITED[code] : undefined;
  return limited?.(number.format(limit as number)) ?? MESSAGES[code] ?? 'Kontroller feltet.';
}

/** Danish words for the problem codes of the domain's schemas, as shown under a field. */
const MESSAGES: Record<string, string> = {
  required: 'Feltet skal udfyldes.',
  not_an_email: 'Skriv en gyldig e-mailadresse, f.eks. navn@eksempel.dk.',
  not_a_phone: 'Skriv et gyldigt telefonnummer, f.eks. +45 12 34 56 78.',
  not_a_number: 'Skriv et tal.',
  not_whole: 'Skriv et helt tal.',
  not_a_date: 'Skriv en gyldig dato.',
  too_long: 'Teksten er for lang.',
  too_small: 'Tallet er for lille.',
  too_large: 'Tallet er for stort.',
  too_many: 'Der er for mange.',
  control_character: 'Teksten indeholder tegn, der ikke kan bruges.',
};

/** The sentence for a problem code; unknown codes get a general one. */
export function validationMessage(code: string): string {
  return MESSAGES[code] ?? 'Kontroller feltet.';
}

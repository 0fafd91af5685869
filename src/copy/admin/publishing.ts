/** Copy of the publishing state in the admin. */
export const publishingCopy = {
  label: 'Offentlig side',
  published: (clock: string) => `Publiceret ${clock}`,
  publishedOn: (date: string, clock: string) => `Publiceret ${date} ${clock}`,
  publishing: 'Udgiver…',
  publishingAgain: 'Udgivelse fejlede – prøver igen…',
  failed: 'Udgivelse fejlede',
  never: 'Endnu ikke publiceret',
  unknown: 'Kan ikke se, hvad siden viser',
  technical: 'Teknisk fejl ved udgivelsen – webmaster har fået besked',
  technicalNotMailed: 'Teknisk fejl ved udgivelsen – kontakt webmaster',
  unchanged: 'Det, besøgende ser, er uændret, og det, du gemmer, er bevaret.',
  force: 'Publicér alligevel',
  started: 'Udgivelsen er sat i gang',
  succeeded: 'Siden er udgivet',
  forceFailed: 'Siden kunne ikke udgives',
  leftOut: (count: number) =>
    count === 1 ? '1 post er udeladt af siden:' : `${count} poster er udeladt af siden:`,
} as const;

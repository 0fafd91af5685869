/** Copy of the publishing state in the admin. */
export const publishingCopy = {
  label: 'Offentlig side',
  published: (clock: string) => `Publiceret ${clock}`,
  publishedOn: (date: string, clock: string) => `Publiceret ${date} ${clock}`,
  publishing: 'Udgiver…',
  failed: 'Udgivelse fejlede',
  never: 'Endnu ikke publiceret',
  unknown: 'Kan ikke se, hvad siden viser',
  force: 'Publicér alligevel',
  forced: 'Siden udgives nu',
  forceFailed: 'Siden kunne ikke udgives',
  leftOut: (count: number) =>
    count === 1 ? '1 post er udeladt af siden:' : `${count} poster er udeladt af siden:`,
} as const;

/** Why the text of a cell cannot be a value of its field. */
export const cellProblemCopy = {
  notANumber: 'Det er ikke et tal.',
  notAYear: 'Det er ikke en årgang.',
  notADate: 'Det er ikke en dato, der findes.',
  unknownValue: 'Værdien kendes ikke.',
  omitted: 'Udeladt.',
  notAFlag: 'Skriv Ja eller Nej.',
  notAVideo: 'Det er ikke et link til YouTube.',
  notAChoice: (labels: readonly string[]) =>
    `Skriv ${labels.length > 1 ? 'en af værdierne ' : ''}${labels.join(', ')}.`,
  unknownEquipment: (text: string) => `“${text}” er ikke et kendt udstyr.`,
} as const;

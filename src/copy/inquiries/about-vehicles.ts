export const aboutVehiclesCopy = {
  button: (count: number) => (count === 1 ? 'Spørg om bilen' : `Spørg om de ${count} biler`),
  /** `lines` name each vehicle with its address. */
  message: (lines: readonly string[]) =>
    lines.length === 1
      ? `Jeg er interesseret i denne bil og vil gerne kontaktes:\n${lines[0]}`
      : `Jeg er interesseret i disse biler og vil gerne kontaktes:\n${lines.join('\n')}`,
} as const;

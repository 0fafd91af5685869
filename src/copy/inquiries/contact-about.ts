import type { ContactReason } from '#paths';

/** The message of the contact form for visitors who come from a link about that thing. */
export const contactAboutCopy: Record<ContactReason, (name: string) => string> = {
  buy: (name) => `Jeg er interesseret i ${name}. Kontakt mig gerne.`,
  find: (name) =>
    `Jeg leder efter: ${name.replace(/\.$/u, '')}. Giv mig gerne besked, hvis I får sådan en bil.`,
  sell: (name) => `Jeg vil gerne sælge ${name}. Mærke, størrelse og mønsterdybde: `,
};

/** Copy of one inquiry about several vehicles. */
export const aboutVehiclesCopy = {
  button: (count: number) => (count === 1 ? 'Spørg om bilen' : `Spørg om de ${count} biler`),
  /** `lines` name each vehicle with its address. */
  message: (lines: readonly string[]) =>
    lines.length === 1
      ? `Jeg er interesseret i denne bil og vil gerne kontaktes:\n${lines[0]}`
      : `Jeg er interesseret i disse biler og vil gerne kontaktes:\n${lines.join('\n')}`,
} as const;

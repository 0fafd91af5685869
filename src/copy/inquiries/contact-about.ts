import type { ContactReason } from '#paths';

/** The message of the contact form for visitors who come from a link about that thing. */
export const contactAboutCopy: Record<ContactReason, (name: string) => string> = {
  buy: (name) => `Jeg er interesseret i ${name}. Kontakt mig gerne.`,
  find: (name) =>
    `Jeg leder efter: ${name.replace(/\.$/u, '')}. Giv mig gerne besked, hvis I får sådan en bil.`,
  sell: (name) => `Jeg vil gerne sælge ${name}. Mærke, størrelse og mønsterdybde: `,
};

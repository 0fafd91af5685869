import type { ContactReason } from '#domain/inquiry/contact-reasons.ts';

/** The message of the contact form for visitors who come from a link about that thing. */
export const contactAboutCopy: Record<ContactReason, (name: string) => string> = {
  buy: (name) => `Jeg er interesseret i ${name}. Kontakt mig gerne.`,
  sell: (name) => `Jeg vil gerne sælge ${name}. Mærke, størrelse og mønsterdybde: `,
};

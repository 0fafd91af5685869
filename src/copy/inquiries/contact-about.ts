/** The message of the contact form for visitors who come from a link about that thing. */
export function contactAboutCopy(name: string): string {
  return `Jeg er interesseret i ${name}. Kontakt mig gerne.`;
}

import { answerCopy } from '../pages/contact.ts';

/** Copy of the last section of the marketing pages. */
export const businessContactCopy = {
  title: 'Få en gratis rådgivning',
  text: `Ring til erhvervsafdelingen, eller skriv, hvad bilerne skal bruges til. ${answerCopy}`,
  write: 'Skriv til os',
} as const;

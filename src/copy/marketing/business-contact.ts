import { answerCopy } from '../pages/contact.ts';

/** Above the phone number of the consultant, beside the forms of the marketing pages. */
export const businessContactCopy = `Ring til erhvervsafdelingen, eller skriv, hvad bilerne skal bruges til. ${answerCopy}`;

/**
 * Parameters that name, in the address of the contact section, what a visitor wants to buy or sell. Apart
 * from `#paths`, which would come with them to the front page.
 */
export const CONTACT_PARAMETERS = { buy: 'om', sell: 'saelg' } as const;
export type ContactReason = keyof typeof CONTACT_PARAMETERS;

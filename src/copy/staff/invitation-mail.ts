import type { Role } from '#domain/staff/roles.ts';
import { roleCopy, roleHintCopy } from '../admin/history.ts';

/** Copy of the mail by which an owner gives somebody access to the admin. */
export interface Invitation {
  dealer: string;
  /** Of the owner who invites. */
  by: string;
  email: string;
  role: Role;
  /** Where the password is chosen. */
  link: string;
  /** Where the account signs in from then on. */
  admin: string;
}

export const invitationMailCopy = {
  subject: (dealer: string) => `Du har fået adgang til ${dealer}`,
  /** The paragraphs before the link, and those after it. */
  before: ({ dealer, by, role }: Invitation) => [
    'Hej',
    `${by} har givet dig adgang til administrationen hos ${dealer}.`,
    `Din rolle er ${roleCopy[role]}: ${roleHintCopy[role]}.`,
    'Vælg først din adgangskode. Linket virker i en time:',
  ],
  choose: 'Vælg adgangskode',
  after: ({ dealer, by, email, admin }: Invitation) => [
    `Derefter logger du ind med ${email} her:\n${admin}`,
    'Er linket udløbet, får du et nyt på samme side under “Glemt adgangskode?”.',
    // A reply reaches the owner who invites.
    `Kender du ikke ${by}, eller venter du ikke denne mail, så brug ikke linket. Svar på mailen, hvis du er i tvivl.`,
    dealer,
  ],
} as const;

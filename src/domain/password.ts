/** What the passwords of staff must have at least; the project's password policy has the same number. */
export const MIN_PASSWORD_LENGTH = 12;

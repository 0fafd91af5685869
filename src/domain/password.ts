/** The least length of staff passwords; the project's password policy has the same number. */
export const MIN_PASSWORD_LENGTH = 12;

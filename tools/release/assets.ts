/**
 * How many releases are stored, and in how many versions of the code a hashed file is included,
 * counting the last one whose pages use it.
 */
export const STORED_RELEASES = 5;

/** Why an image was not fetched from its address, as the function answers it. */
export const FETCH_PROBLEMS = [
  /** No https address. */
  'address',
  /** A machine that is not on the internet. */
  'private',
  'redirects',
  'gone',
  /** Any other answer than the image. */
  'refused',
  'no_answer',
  'too_large',
  'no_image',
] as const;
export type FetchProblem = (typeof FETCH_PROBLEMS)[number];

import * as v from 'valibot';

/** Firestore reserves ids that begin and end with two underscores. */
export const documentId = v.pipe(
  v.string(),
  v.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/u, 'not_an_id'),
);

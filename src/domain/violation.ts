import * as v from 'valibot';

/** The directives of this site's policies; another name is counted as `other`. */
export const REPORTED_DIRECTIVES = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
  'other',
] as const;

/**
 * The stored part of a browser's report of a blocked request; none of it identifies the visitor.
 */
export interface Violation {
  directive: (typeof REPORTED_DIRECTIVES)[number];
  /** Path of the page. */
  page: string;
  /** Origin of what was stopped, or a word such as `inline`. */
  blocked: string;
}

const text = v.optional(v.string(), '');
/** A browser's report, by https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
export const ViolationReportSchema = v.object({
  'csp-report': v.object({
    'document-uri': v.string(),
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
});

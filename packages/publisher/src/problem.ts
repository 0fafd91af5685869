/** Why nothing was released. */
export type Problem =
  /** More than half of the items are gone, which the request must force. */
  | { kind: 'shrunk'; before: number; after: number }
  /** Promised paths without a page. */
  | { kind: 'missing_pages'; paths: string[] }
  /** Each with the file that it stands in: `/gone (/a.html)`. */
  | { kind: 'broken_links'; links: string[] }
  | {
      kind: 'failed';
      message: string;
      /** Seconds that Hosting asked to be left alone for; 0 where it named none. */
      retryAfter: number;
    };

/** Why nothing was released. */
export type Problem =
  /** The items became fewer by more than half, which the request must force. */
  | { kind: 'shrunk'; before: number; after: number }
  /** Promised paths that are no page. */
  | { kind: 'missing_pages'; paths: string[] }
  /** Each with the file that it stands in: `/gone (/a.html)`. */
  | { kind: 'broken_links'; links: string[] }
  | {
      kind: 'failed';
      message: string;
      /** Seconds that Hosting asked to be left alone for; 0 where it named none. */
      retryAfter: number;
    };

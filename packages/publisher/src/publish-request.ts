/** A request to a publisher. */
export interface PublishRequest {
  /** Of the data: a revision that is live already is not published again. */
  revision: number;
  /** Reads and renders everything, without any cache. */
  full: boolean;
  /** Publishes although more than half of the items are gone. */
  force: boolean;
  /** The page that the result names, if it changed. */
  page?: string | undefined;
}

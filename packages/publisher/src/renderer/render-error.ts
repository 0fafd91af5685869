/** A page could not be rendered; the message names it, `cause` is what it threw. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
}

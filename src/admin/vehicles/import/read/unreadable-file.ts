/** A file that is no table; its message says why, in the words of the screen. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

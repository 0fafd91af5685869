import { timingSafeEqual } from 'node:crypto';

/** Whether a signature is the expected one, in a time that does not show where they differ. */
export function isSameText(expected: string, given: string): boolean {
  const [ours, theirs] = [Buffer.from(expected), Buffer.from(given)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

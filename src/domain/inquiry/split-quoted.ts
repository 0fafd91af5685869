/** How mail programs begin the mail that is answered: a mark at each line, or a line above it. */
const QUOTE_STARTS =
  /^(?:>|(?:den|on|am|le) .{6,200}(?:skrev|wrote|schrieb|écrit).{0,80}:$|-{2,} ?(?:oprindelig|original|videresendt|forwarded)|_{20,}$|(?:fra|from): .+\n(?:sendt|sent|dato|date|til|to): )/imu;

/**
 * The text that somebody wrote above the mail they answered, and that mail; all of it is their text
 * where nothing stands above.
 */
export function splitQuoted(text: string): { own: string; quoted: string } {
  const start = text.search(QUOTE_STARTS);
  const own = start < 0 ? text : text.slice(0, start).trim();
  return own === '' ? { own: text, quoted: '' } : { own, quoted: text.slice(own.length).trim() };
}

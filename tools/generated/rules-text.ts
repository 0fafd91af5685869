/** The indentation of the generated part of firestore.rules. */
export const INDENT = ' '.repeat(6);
const WIDTH = 100;

export function quoted(text: string): string {
  return `'${text}'`;
}

/** The items with commas between them, as many on a line as fit. */
export function listLines(items: readonly string[], indent: string): string[] {
  const texts = items.map((item, index) => (index < items.length - 1 ? `${item}, ` : item));
  return wrap(texts, WIDTH - INDENT.length - indent.length).map((line) => indent + line.trimEnd());
}

/** The pieces as one string literal over several lines. */
export function textLines(pieces: readonly string[], indent: string): string[] {
  const lines = wrap(pieces, WIDTH - INDENT.length - indent.length - "'' +".length);
  return lines.map(
    (line, index) => `${indent}${quoted(line)}${index < lines.length - 1 ? ' +' : ''}`,
  );
}

function wrap(pieces: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && (line + piece).trimEnd().length > width) {
      lines.push(line);
      line = '';
    }
    line += piece;
  }
  return [...lines, line];
}

import type { Span } from './ast.ts';
import { RulesSyntaxError } from './rules-syntax-error.ts';

export type Token = { at: Span } & (
  | { kind: 'name'; text: string }
  | { kind: 'int'; value: bigint }
  | { kind: 'float'; value: number }
  | { kind: 'string'; value: string }
  | { kind: 'bytes'; value: Uint8Array }
  /** `/users`: a slash directly followed by a segment. A division needs a space behind it. */
  | { kind: 'segment'; text: string }
  | { kind: 'symbol'; text: string }
  | { kind: 'end' }
);

const BLANK = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|(.))/g;

const ESCAPED: Record<string, string> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

const MAX_INT = 2n ** 63n;

type Fail = (problem: string) => never;
type Body = Token extends infer T ? (T extends Token ? Omit<T, 'at'> : never) : never;

/** The token patterns, tried in this order. */
const FORMS: readonly (readonly [RegExp, (found: RegExpExecArray, fail: Fail) => Body])[] = [
  [
    /(b?)(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)')/y,
    ([, prefix, double, single], fail) => {
      const value = unescapeText(double ?? single ?? '', fail);
      if (prefix === '') return { kind: 'string', value };
      return { kind: 'bytes', value: new TextEncoder().encode(value) };
    },
  ],
  [/[A-Za-z_]\w*/y, ([text]) => ({ kind: 'name', text })],
  [/\d*\.\d+(?!\w)/y, ([text]) => ({ kind: 'float', value: Number(text) })],
  [/\d+(?!\w)/y, ([text], fail) => readInt(text, fail)],
  [/\/((?:[\w.~%@-]|\([\w-]+\))+)/y, ([, text = '']) => ({ kind: 'segment', text })],
  [/\|\||&&|==|!=|<=|>=|\*\*|[!<>+\-*/%?:.,;=(){}[\]$]/y, ([text]) => ({ kind: 'symbol', text })],
];

/** Splits a rules file into tokens; the last one is always `end`. */
export function tokenize(source: string, file: string): Token[] {
  const tokens: Token[] = [];
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map((match) => match.index + 1)];
  let offset = 0;
  let line = 0;

  const spanTo = (endOffset: number): Span => {
    while ((lineStarts[line + 1] ?? Number.POSITIVE_INFINITY) <= offset) line++;
    return { line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1, offset, endOffset };
  };
  const fail: Fail = (problem) => {
    throw new RulesSyntaxError(file, spanTo(offset), problem);
  };

  for (;;) {
    offset = skipBlank(source, offset);
    if (offset >= source.length) {
      tokens.push({ kind: 'end', at: spanTo(offset) });
      return tokens;
    }
    const token = readToken(source, offset, fail);
    tokens.push({ ...token.body, at: spanTo(token.end) } as Token);
    offset = token.end;
  }
}

function skipBlank(source: string, offset: number): number {
  BLANK.lastIndex = offset;
  return offset + (BLANK.exec(source)?.[0].length ?? 0);
}

function readToken(source: string, offset: number, fail: Fail): { body: Body; end: number } {
  for (const [form, read] of FORMS) {
    form.lastIndex = offset;
    const found = form.exec(source);
    if (found) return { body: read(found, fail), end: offset + found[0].length };
  }
  const character = source[offset] as string;
  if (/\d/.test(character)) return fail('unknown form of number');
  if (/['"]/.test(character)) return fail('a string that does not end on its line');
  return fail(`unexpected character ${JSON.stringify(character)}`);
}

function readInt(text: string, fail: Fail): Body {
  const value = BigInt(text);
  if (value > MAX_INT) fail(`${text} does not fit into 64 bits`);
  return { kind: 'int', value };
}

function unescapeText(text: string, fail: Fail): string {
  return text.replace(ESCAPE, (whole, hex, unicode, letter) => {
    if (hex ?? unicode) return String.fromCharCode(Number.parseInt(hex ?? unicode, 16));
    return ESCAPED[letter] ?? fail(`unknown escape ${whole} in a string`);
  });
}

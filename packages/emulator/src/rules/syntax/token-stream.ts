import type { Position, Span } from './ast.ts';
import type { Token } from './lexer.ts';
import { RulesSyntaxError } from './rules-syntax-error.ts';

/** The tokens of one file, read from left to right. */
export interface TokenStream {
  readonly current: Token;
  /** Returns the current token and steps to the next; stays at the last. */
  advance(): Token;
  /** Whether the current token is this symbol or this word. */
  at(text: string): boolean;
  /** Steps past the symbol or word where it is next. */
  take(text: string): boolean;
  expect(text: string): Token;
  /** `what` describes the expected name in the error. */
  expectName(what: string): string;
  /** The source text from `start` to the end of the token read last. */
  since(start: Position): Span;
  fail(problem: string, at?: Position): never;
  unexpected(expected: string): never;
}

/** `tokens` ends with the token `end`; `file` is named in errors. */
export function createTokenStream(tokens: Token[], file: string): TokenStream {
  let index = 0;
  const current = () => tokens[index] as Token;

  const advance = (): Token => {
    const token = current();
    if (token.kind !== 'end') index++;
    return token;
  };

  const at = (text: string): boolean => {
    const token = current();
    return (token.kind === 'symbol' || token.kind === 'name') && token.text === text;
  };

  const fail = (problem: string, position: Position = current().at): never => {
    throw new RulesSyntaxError(file, position, problem);
  };

  const unexpected = (expected: string): never =>
    fail(`expected ${expected}, found ${tokenText(current())}`);

  return {
    get current() {
      return current();
    },
    advance,
    at,
    take(text) {
      if (!at(text)) return false;
      index++;
      return true;
    },
    expect(text) {
      if (!at(text)) unexpected(`'${text}'`);
      return advance();
    },
    expectName(what) {
      const token = current();
      if (token.kind !== 'name') return unexpected(what);
      index++;
      return token.text;
    },
    since(start) {
      const last = tokens[Math.max(0, index - 1)] as Token;
      return { ...start, endOffset: last.at.endOffset };
    },
    fail,
    unexpected,
  };
}

function tokenText(token: Token): string {
  switch (token.kind) {
    case 'end':
      return 'the end of the file';
    case 'name':
    case 'symbol':
      return `'${token.text}'`;
    case 'segment':
      return `the path segment '/${token.text}' (a slash that divides needs a space behind it)`;
    case 'bytes':
      return 'a bytes literal';
    default:
      return JSON.stringify(typeof token.value === 'bigint' ? Number(token.value) : token.value);
  }
}

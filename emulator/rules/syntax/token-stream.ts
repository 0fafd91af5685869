import type { Position, Span } from './ast.ts';
import type { Token } from './lexer.ts';
import { RulesSyntaxError } from './rules-syntax-error.ts';

/** The tokens of one file, read from left to right. */
export class TokenStream {
  readonly file: string;
  readonly #tokens: Token[];
  #index = 0;

  constructor(tokens: Token[], file: string) {
    this.#tokens = tokens;
    this.file = file;
  }

  get current(): Token {
    return this.#tokens[this.#index] as Token;
  }

  advance(): Token {
    const token = this.current;
    if (token.kind !== 'end') this.#index++;
    return token;
  }

  /** Whether the current token is this symbol or this word. */
  at(text: string): boolean {
    const token = this.current;
    return (token.kind === 'symbol' || token.kind === 'name') && token.text === text;
  }

  /** Steps over the symbol or word where it is next. */
  take(text: string): boolean {
    if (!this.at(text)) return false;
    this.advance();
    return true;
  }

  expect(text: string): Token {
    if (!this.at(text)) this.unexpected(`'${text}'`);
    return this.advance();
  }

  expectName(what: string): string {
    const token = this.current;
    if (token.kind !== 'name') return this.unexpected(what);
    this.advance();
    return token.text;
  }

  /** The stretch from `start` to the end of the token read last. */
  since(start: Position): Span {
    const last = this.#tokens[Math.max(0, this.#index - 1)] as Token;
    return {
      line: start.line,
      column: start.column,
      offset: start.offset,
      endOffset: last.at.endOffset,
    };
  }

  fail(problem: string, at: Position = this.current.at): never {
    throw new RulesSyntaxError(this.file, at, problem);
  }

  unexpected(expected: string): never {
    return this.fail(`expected ${expected}, found ${tokenText(this.current)}`);
  }
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

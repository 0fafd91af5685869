import type { Position } from './ast.ts';

/** A rules file has an error, or uses something that the emulator does not support. */
export class RulesSyntaxError extends Error {
  override readonly name = 'RulesSyntaxError';
  readonly file: string;
  readonly line: number;
  readonly column: number;

  constructor(file: string, position: Position, problem: string) {
    super(`${file}:${position.line}:${position.column}: ${problem}`);
    this.file = file;
    this.line = position.line;
    this.column = position.column;
  }
}

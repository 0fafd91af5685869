import type { Position } from './ast.ts';

/** A rules file that is wrong or asks for something the emulator does not know. */
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

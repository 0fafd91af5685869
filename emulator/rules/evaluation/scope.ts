import type { FunctionDeclaration } from '../syntax/ast.ts';
import type { RulesValue } from '../values/values.ts';

/** A variable: its value, or the error that the first use will meet. */
export type Binding = { value: RulesValue } | { error: Error };

/** Names and functions visible at one place of a rules file. */
export class Scope {
  readonly #parent: Scope | null;
  readonly #variables: Map<string, Binding>;
  readonly #functions: Map<string, FunctionDeclaration>;

  constructor(
    parent: Scope | null,
    variables: Iterable<readonly [string, Binding]>,
    functions: readonly FunctionDeclaration[] = [],
  ) {
    this.#parent = parent;
    this.#variables = new Map(variables);
    this.#functions = new Map(functions.map((declaration) => [declaration.name, declaration]));
  }

  bind(name: string, binding: Binding): void {
    this.#variables.set(name, binding);
  }

  variable(name: string): Binding | undefined {
    return this.#variables.get(name) ?? this.#parent?.variable(name);
  }

  /** A function and the scope it was declared in, which its body sees. */
  function(name: string): { declaration: FunctionDeclaration; home: Scope } | undefined {
    const declaration = this.#functions.get(name);
    return declaration ? { declaration, home: this } : this.#parent?.function(name);
  }
}

import type { FunctionDeclaration } from '../syntax/ast.ts';
import type { RulesValue } from '../values/values.ts';

/** A variable: its value, or the error that is thrown when the variable is first used. */
export type Binding = { value: RulesValue } | { error: Error };

/** Names and functions visible at one place of a rules file. */
export interface Scope {
  readonly parent: Scope | null;
  readonly variables: Map<string, Binding>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
}

const NO_FUNCTIONS: ReadonlyMap<string, FunctionDeclaration> = new Map();

/** A scope within `parent`, whose names it may shadow. */
export function createScope(
  parent: Scope | null,
  variables: Iterable<readonly [string, Binding]>,
  functions: readonly FunctionDeclaration[] = [],
): Scope {
  return {
    parent,
    variables: new Map(variables),
    functions:
      functions.length === 0
        ? NO_FUNCTIONS
        : new Map(functions.map((declaration) => [declaration.name, declaration])),
  };
}

/** The nearest variable of a name. */
export function findVariable(scope: Scope, name: string): Binding | undefined {
  for (let at: Scope | null = scope; at !== null; at = at.parent) {
    const binding = at.variables.get(name);
    if (binding !== undefined) return binding;
  }
  return undefined;
}

export interface DeclaredFunction {
  declaration: FunctionDeclaration;
  /** Where it was declared: its body sees the names of this scope. */
  home: Scope;
}

/** The nearest function of a name that the rules file itself declares. */
export function findDeclaredFunction(scope: Scope, name: string): DeclaredFunction | undefined {
  for (let at: Scope | null = scope; at !== null; at = at.parent) {
    const declaration = at.functions.get(name);
    if (declaration !== undefined) return { declaration, home: at };
  }
  return undefined;
}

/** What a request does; `read` and `write` of a rules file stand for several of them. */
export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** A position in a rules file; lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
  /** Characters before it in the source. */
  offset: number;
}

/** A range of source text. */
export interface Span extends Position {
  endOffset: number;
}

export type BinaryOperator =
  | '||'
  | '&&'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

export type Expression = { at: Span } & (
  | { kind: 'literal'; value: null | boolean | bigint | number | string | Uint8Array }
  | { kind: 'variable'; name: string }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'map'; entries: { key: Expression; value: Expression }[] }
  | { kind: 'path'; segments: (string | Expression)[] }
  | { kind: 'member'; object: Expression; name: string }
  | { kind: 'index'; object: Expression; index: Expression }
  | { kind: 'range'; object: Expression; from: Expression | null; to: Expression | null }
  /** A function of the file or a built-in; built-ins may bear a namespace: `math.abs`. */
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'method'; object: Expression; name: string; args: Expression[] }
  | { kind: 'unary'; operator: '!' | '-'; operand: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'is'; operand: Expression; type: string }
  | { kind: 'conditional'; test: Expression; then: Expression; otherwise: Expression }
);

export interface FunctionDeclaration {
  name: string;
  parameters: string[];
  bindings: { name: string; value: Expression }[];
  result: Expression;
  at: Span;
}

export interface AllowStatement {
  methods: ReadonlySet<RulesMethod>;
  /** Null allows without a condition. */
  condition: Expression | null;
  at: Span;
}

export type PatternSegment =
  | { kind: 'literal'; text: string }
  | { kind: 'wildcard'; name: string }
  | { kind: 'recursive'; name: string };

export interface MatchBlock {
  pattern: PatternSegment[];
  functions: FunctionDeclaration[];
  allows: AllowStatement[];
  matches: MatchBlock[];
  at: Span;
}

export interface RulesFile {
  service: string;
  /** Functions of the file and of the service block. */
  functions: FunctionDeclaration[];
  matches: MatchBlock[];
}

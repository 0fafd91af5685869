import type { BinaryOperator, Expression } from './ast.ts';
import type { TokenStream } from './token-stream.ts';

/** Binary operators from lowest to highest precedence; all are left-associative. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in', 'is'],
  ['+', '-'],
  ['*', '/', '%'],
];

const RESERVED = new Set([
  'if',
  'in',
  'is',
  'let',
  'return',
  'function',
  'match',
  'allow',
  'service',
]);

/** Namespaces of built-in functions, as in `math.abs`. */
const NAMESPACES = new Set(['math', 'duration', 'timestamp', 'latlng', 'hashing']);

/** Parses one expression and stops behind it. */
export function parseExpression(tokens: TokenStream): Expression {
  const start = tokens.current.at;
  const test = parseLevel(tokens, 0);
  if (!tokens.take('?')) return test;
  const then = parseExpression(tokens);
  tokens.expect(':');
  const otherwise = parseExpression(tokens);
  return { kind: 'conditional', test, then, otherwise, at: tokens.since(start) };
}

function parseLevel(tokens: TokenStream, level: number): Expression {
  const operators = LEVELS[level];
  if (!operators) return parseUnary(tokens);
  const start = tokens.current.at;
  let left = parseLevel(tokens, level + 1);
  for (;;) {
    const operator = operators.find((candidate) => tokens.at(candidate));
    if (operator === undefined) return left;
    tokens.advance();
    if (operator === 'is') {
      const type = tokens.expectName('a type');
      left = { kind: 'is', operand: left, type, at: tokens.since(start) };
    } else {
      const right = parseLevel(tokens, level + 1);
      const at = tokens.since(start);
      left = { kind: 'binary', operator: operator as BinaryOperator, left, right, at };
    }
  }
}

function parseUnary(tokens: TokenStream): Expression {
  const start = tokens.current.at;
  for (const operator of ['!', '-'] as const) {
    if (!tokens.take(operator)) continue;
    const operand = parseUnary(tokens);
    return { kind: 'unary', operator, operand, at: tokens.since(start) };
  }
  return parsePostfix(tokens);
}

function parsePostfix(tokens: TokenStream): Expression {
  const start = tokens.current.at;
  let expression = parsePrimary(tokens);
  for (;;) {
    if (tokens.take('.')) {
      const name = tokens.expectName('a name');
      if (!tokens.at('(')) {
        expression = { kind: 'member', object: expression, name, at: tokens.since(start) };
        continue;
      }
      const args = parseArguments(tokens);
      const at = tokens.since(start);
      expression =
        expression.kind === 'variable' && NAMESPACES.has(expression.name)
          ? { kind: 'call', name: `${expression.name}.${name}`, args, at }
          : { kind: 'method', object: expression, name, args, at };
    } else if (tokens.take('[')) {
      expression = parseIndex(tokens, expression);
    } else {
      return expression;
    }
  }
}

function parseIndex(tokens: TokenStream, object: Expression): Expression {
  const start = object.at;
  const from = tokens.at(':') ? null : parseExpression(tokens);
  if (tokens.take(':')) {
    const to = tokens.at(']') ? null : parseExpression(tokens);
    tokens.expect(']');
    return { kind: 'range', object, from, to, at: tokens.since(start) };
  }
  tokens.expect(']');
  return { kind: 'index', object, index: from as Expression, at: tokens.since(start) };
}

function parseArguments(tokens: TokenStream): Expression[] {
  tokens.expect('(');
  return parseItems(tokens, ')', () => parseExpression(tokens));
}

/** Comma-separated items up to `close`; a trailing comma is allowed. */
function parseItems<T>(tokens: TokenStream, close: string, parseItem: () => T): T[] {
  const items: T[] = [];
  while (!tokens.take(close)) {
    items.push(parseItem());
    if (!tokens.at(close)) tokens.expect(',');
  }
  return items;
}

function parsePrimary(tokens: TokenStream): Expression {
  const token = tokens.current;
  const { at } = token;
  switch (token.kind) {
    case 'int':
    case 'float':
    case 'string':
    case 'bytes':
      tokens.advance();
      return { kind: 'literal', value: token.value, at };
    case 'segment':
      return parsePath(tokens);
    case 'name':
      return parseName(tokens, token.text);
    case 'symbol':
      if (token.text === '/') return parsePath(tokens);
      if (tokens.take('(')) {
        const inner = parseExpression(tokens);
        tokens.expect(')');
        return { ...inner, at: tokens.since(at) };
      }
      if (tokens.take('[')) {
        const items = parseItems(tokens, ']', () => parseExpression(tokens));
        return { kind: 'list', items, at: tokens.since(at) };
      }
      if (tokens.take('{')) {
        const entries = parseItems(tokens, '}', () => parseEntry(tokens));
        return { kind: 'map', entries, at: tokens.since(at) };
      }
  }
  return tokens.unexpected('an expression');
}

function parseEntry(tokens: TokenStream): { key: Expression; value: Expression } {
  const key = parseExpression(tokens);
  tokens.expect(':');
  return { key, value: parseExpression(tokens) };
}

function parseName(tokens: TokenStream, name: string): Expression {
  const { at } = tokens.current;
  if (RESERVED.has(name)) tokens.unexpected('an expression');
  tokens.advance();
  if (name === 'true' || name === 'false') return { kind: 'literal', value: name === 'true', at };
  if (name === 'null') return { kind: 'literal', value: null, at };
  if (!tokens.at('(')) return { kind: 'variable', name, at };
  const args = parseArguments(tokens);
  return { kind: 'call', name, args, at: tokens.since(at) };
}

/** `/databases/$(database)/documents/users/$(uid)` */
function parsePath(tokens: TokenStream): Expression {
  const start = tokens.current.at;
  const segments: (string | Expression)[] = [];
  for (;;) {
    const token = tokens.current;
    if (token.kind === 'segment') {
      tokens.advance();
      segments.push(token.text);
    } else if (segments.length === 0 || tokens.at('/')) {
      if (!tokens.take('/')) break;
      tokens.expect('$');
      tokens.expect('(');
      segments.push(parseExpression(tokens));
      tokens.expect(')');
    } else {
      break;
    }
  }
  return { kind: 'path', segments, at: tokens.since(start) };
}

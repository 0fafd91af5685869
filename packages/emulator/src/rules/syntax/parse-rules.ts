import type {
  AllowStatement,
  FunctionDeclaration,
  MatchBlock,
  PatternSegment,
  RulesFile,
  RulesMethod,
} from './ast.ts';
import { tokenize } from './lexer.ts';
import { parseExpression } from './parse-expression.ts';
import { createTokenStream, type TokenStream } from './token-stream.ts';

const METHODS: Record<string, readonly RulesMethod[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

/** Production's limit. */
const MAX_PARAMETERS = 7;
const MAX_BINDINGS = 10;

/** Parses a rules file of version 2; throws a RulesSyntaxError at the first error. */
export function parseRules(source: string, file: string): RulesFile {
  const tokens: TokenStream = createTokenStream(tokenize(source, file), file);
  parseVersion(tokens);
  const functions: FunctionDeclaration[] = [];
  while (tokens.at('function')) functions.push(parseFunction(tokens));
  tokens.expect('service');
  const service = parseServiceName(tokens);
  const body = parseBody(tokens, { allows: false });
  if (tokens.current.kind !== 'end') tokens.unexpected('the end of the file');
  return { service, functions: [...functions, ...body.functions], matches: body.matches };
}

function parseVersion(tokens: TokenStream): void {
  if (!tokens.at('rules_version')) tokens.fail("the file must begin with: rules_version = '2';");
  tokens.advance();
  tokens.expect('=');
  const version = tokens.current;
  if (version.kind !== 'string' || version.value !== '2') {
    tokens.fail("only rules_version = '2' is supported");
  }
  tokens.advance();
  tokens.expect(';');
}

function parseServiceName(tokens: TokenStream): string {
  const first = tokens.expectName('a service');
  tokens.expect('.');
  return `${first}.${tokens.expectName('a service')}`;
}

function parseBody(tokens: TokenStream, options: { allows: boolean }) {
  const functions: FunctionDeclaration[] = [];
  const allows: AllowStatement[] = [];
  const matches: MatchBlock[] = [];
  tokens.expect('{');
  while (!tokens.take('}')) {
    if (tokens.at('function')) functions.push(parseFunction(tokens));
    else if (tokens.at('match')) matches.push(parseMatch(tokens));
    else if (options.allows && tokens.at('allow')) allows.push(parseAllow(tokens));
    else tokens.unexpected(options.allows ? 'match, allow or function' : 'match or function');
  }
  return { functions, allows, matches };
}

function parseMatch(tokens: TokenStream): MatchBlock {
  const start = tokens.expect('match').at;
  const pattern = parsePattern(tokens);
  const body = parseBody(tokens, { allows: true });
  return { pattern, ...body, at: tokens.since(start) };
}

function parsePattern(tokens: TokenStream): PatternSegment[] {
  const pattern: PatternSegment[] = [];
  for (;;) {
    const token = tokens.current;
    if (token.kind === 'segment') {
      tokens.advance();
      pattern.push({ kind: 'literal', text: token.text });
    } else if (tokens.take('/')) {
      pattern.push(parseWildcard(tokens, pattern));
    } else {
      break;
    }
  }
  if (pattern.length === 0) tokens.unexpected('a path');
  return pattern;
}

function parseWildcard(tokens: TokenStream, before: PatternSegment[]): PatternSegment {
  tokens.expect('{');
  const { at } = tokens.current;
  const name = tokens.expectName('a wildcard');
  if (before.some((segment) => segment.kind !== 'literal' && segment.name === name)) {
    tokens.fail(`the wildcard ${name} stands twice in this path`, at);
  }
  const recursive = tokens.take('=');
  if (recursive) {
    tokens.expect('**');
    if (before.some((segment) => segment.kind === 'recursive')) {
      tokens.fail('a path may hold one =** wildcard', at);
    }
  }
  tokens.expect('}');
  return { kind: recursive ? 'recursive' : 'wildcard', name };
}

function parseAllow(tokens: TokenStream): AllowStatement {
  const start = tokens.expect('allow').at;
  const methods = new Set<RulesMethod>();
  do {
    const { at } = tokens.current;
    const name = tokens.expectName('a method');
    const group = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
    if (!group) tokens.fail(`unknown method '${name}'`, at);
    for (const method of group) methods.add(method);
  } while (tokens.take(','));
  let condition = null;
  if (tokens.take(':')) {
    tokens.expect('if');
    condition = parseExpression(tokens);
  }
  if (!tokens.at('}')) tokens.expect(';');
  return { methods, condition, at: tokens.since(start) };
}

function parseFunction(tokens: TokenStream): FunctionDeclaration {
  const start = tokens.expect('function').at;
  const name = tokens.expectName('a function name');
  const parameters = parseParameters(tokens);
  tokens.expect('{');
  const bindings: FunctionDeclaration['bindings'] = [];
  while (tokens.take('let')) {
    const { at } = tokens.current;
    const binding = tokens.expectName('a variable');
    if (parameters.includes(binding) || bindings.some((other) => other.name === binding)) {
      tokens.fail(`${binding} is already defined in ${name}`, at);
    }
    tokens.expect('=');
    bindings.push({ name: binding, value: parseExpression(tokens) });
    tokens.expect(';');
  }
  if (bindings.length > MAX_BINDINGS) {
    tokens.fail(`${name} has more than ${MAX_BINDINGS} variables`, start);
  }
  tokens.expect('return');
  const result = parseExpression(tokens);
  tokens.take(';');
  tokens.expect('}');
  return { name, parameters, bindings, result, at: tokens.since(start) };
}

function parseParameters(tokens: TokenStream): string[] {
  const parameters: string[] = [];
  tokens.expect('(');
  while (!tokens.take(')')) {
    const { at } = tokens.current;
    const name = tokens.expectName('a parameter');
    if (parameters.includes(name)) tokens.fail(`the parameter ${name} stands twice`, at);
    parameters.push(name);
    if (parameters.length > MAX_PARAMETERS) {
      tokens.fail(`a function may have at most ${MAX_PARAMETERS} parameters`, at);
    }
    if (!tokens.at(')')) tokens.expect(',');
  }
  return parameters;
}

import type { AllowStatement, Expression, MatchBlock, RulesFile, Span } from 'app-emulator/rules';
import { parseRules } from 'app-emulator/rules';

/** A rules file with one change, and a description of it. */
export interface Mutant {
  description: string;
  source: string;
}

/**
 * All mutants of a rules file: a condition is replaced by true, false or its negation, a number is
 * one more or less, or a list item or method is removed.
 */
export function mutants(source: string, file: string): Mutant[] {
  const rules = parseRules(source, file);
  const replace = (at: Span, by: string): Mutant => {
    const old = source.slice(at.offset, at.endOffset);
    return {
      description: `${file}:${at.line}:${at.column}: ${oneLine(old)} → ${oneLine(by)}`,
      source: source.slice(0, at.offset) + by + source.slice(at.endOffset),
    };
  };
  const text = (at: Span) => source.slice(at.offset, at.endOffset);

  return [
    ...conditionsOf(rules).flatMap((at) => [
      replace(at, 'true'),
      replace(at, 'false'),
      replace(at, `!(${text(at)})`),
    ]),
    ...expressionsOf(rules).flatMap((expression) => {
      if (expression.kind === 'literal' && typeof expression.value === 'bigint') {
        return [1n, -1n].map((by) =>
          replace(expression.at, String((expression.value as bigint) + by)),
        );
      }
      if (expression.kind !== 'list') return [];
      return expression.items.map((_, dropped) => {
        const remaining = expression.items.filter((_item, index) => index !== dropped);
        return replace(expression.at, `[${remaining.map((item) => text(item.at)).join(', ')}]`);
      });
    }),
    ...allowsOf(rules).flatMap(({ at }) => methodMutants(at, text(at), replace)),
  ];
}

/** An allow statement without each of its methods; one without any method is removed whole. */
function methodMutants(
  at: Span,
  text: string,
  replace: (at: Span, by: string) => Mutant,
): Mutant[] {
  const [, head = '', rest = ''] = /^allow ([\w, ]+)([\s\S]*)$/.exec(text) ?? [];
  const methods = head
    .split(', ')
    .flatMap((method) => (method === 'read' ? ['get', 'list'] : [method.trim()]));
  return methods.map((dropped) => {
    const remaining = methods.filter((method) => method !== dropped);
    return replace(at, remaining.length === 0 ? '' : `allow ${remaining.join(', ')}${rest}`);
  });
}

function conditionsOf(rules: RulesFile): Span[] {
  const found: Span[] = [];
  const visit = (expression: Expression): void => {
    found.push(expression.at);
    switch (expression.kind) {
      case 'binary':
        if (expression.operator !== '&&' && expression.operator !== '||') return;
        visit(expression.left);
        visit(expression.right);
        return;
      case 'unary':
        if (expression.operator === '!') visit(expression.operand);
        return;
      case 'conditional':
        visit(expression.test);
        visit(expression.then);
        visit(expression.otherwise);
    }
  };
  for (const root of conditionRoots(rules)) visit(root);
  return found;
}

/** The conditions of allow statements, and the results of functions that are conditions. */
function conditionRoots(rules: RulesFile): Expression[] {
  return [
    ...allowsOf(rules).flatMap(({ condition }) => condition ?? []),
    ...functionsOf(rules)
      .map(({ result }) => result)
      .filter(isCondition),
  ];
}

function isCondition(expression: Expression): boolean {
  return expression.kind !== 'member';
}

function expressionsOf(rules: RulesFile): Expression[] {
  const roots = [
    ...allowsOf(rules).flatMap(({ condition }) => condition ?? []),
    ...functionsOf(rules).flatMap(({ bindings, result }) => [
      ...bindings.map(({ value }) => value),
      result,
    ]),
  ];
  return roots.flatMap(withChildren);
}

function withChildren(expression: Expression): Expression[] {
  return [expression, ...Object.values(expression).flatMap(childrenOf)];
}

function childrenOf(part: unknown): Expression[] {
  if (Array.isArray(part)) return part.flatMap(childrenOf);
  if (typeof part !== 'object' || part === null || part instanceof Uint8Array) return [];
  if ('kind' in part) return withChildren(part as Expression);
  return 'key' in part ? Object.values(part).flatMap(childrenOf) : [];
}

function blocksOf(blocks: readonly MatchBlock[]): MatchBlock[] {
  return blocks.flatMap((block) => [block, ...blocksOf(block.matches)]);
}

function allowsOf(rules: RulesFile): AllowStatement[] {
  return blocksOf(rules.matches).flatMap(({ allows }) => allows);
}

function functionsOf(rules: RulesFile) {
  return [...rules.functions, ...blocksOf(rules.matches).flatMap(({ functions }) => functions)];
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line === '' ? '(nothing)' : line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

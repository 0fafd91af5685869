import { EvaluationError } from '../values/evaluation-error.ts';

const CLASSES: Record<string, string> = {
  alnum: '0-9A-Za-z',
  alpha: 'A-Za-z',
  ascii: '\\x00-\\x7F',
  blank: '\\t ',
  cntrl: '\\x00-\\x1F\\x7F',
  digit: '0-9',
  graph: '!-~',
  lower: 'a-z',
  print: ' -~',
  punct: '!-\\/:-@\\[-`\\{-~',
  space: '\\t\\n\\v\\f\\r ',
  upper: 'A-Z',
  word: '\\w',
  xdigit: '0-9A-Fa-f',
};

/** The syntax in which RE2 and JavaScript differ, in order of matching. */
const DIFFERENCES =
  /\\Q([\s\S]*?)(?:\\E|$)|\\([pP])([A-Z])(?![a-z{])|\\([\s\S])|\[:(\^?)(\w+):\]|\(\?P<|\(\?(?=[=!]|<[=!])|[.[\]-]/g;

const SIMPLE_ESCAPES = 'dDwWbBnrtfvxpP0';
const SPACE = '\\t\\n\\f\\r ';

interface Pattern {
  /** Finds all matches within a text. */
  anywhere: RegExp;
  /** Matches a whole text. */
  whole: RegExp;
}

/** Rules can build patterns from request data, so the cache is limited. */
const MAX_CACHED = 1000;
const compiled = new Map<string, Pattern>();

/**
 * Translates an RE2 pattern to regular expressions. Syntax that RE2 lacks (lookaround, back
 * references) throws, so a pattern that works here works in production.
 */
export function compilePattern(pattern: string): Pattern {
  const known = compiled.get(pattern);
  if (known) return known;
  const { body, ignoreCase, dotAll } = takeFlags(pattern);
  const flags = ignoreCase ? 'ui' : 'u';
  const source = translate(body, dotAll);
  try {
    const anywhere = new RegExp(source, `${flags}g`);
    const result = { anywhere, whole: new RegExp(`^(?:${source})$`, flags) };
    if (compiled.size < MAX_CACHED) compiled.set(pattern, result);
    return result;
  } catch (cause) {
    throw new EvaluationError(`the pattern ${pattern} is not valid`, { cause });
  }
}

/** `(?i)` and `(?s)` at the beginning. */
function takeFlags(pattern: string) {
  const [head = '', letters = ''] = /^\(\?([is]+)\)/.exec(pattern) ?? [];
  return {
    body: pattern.slice(head.length),
    ignoreCase: letters.includes('i'),
    dotAll: letters.includes('s'),
  };
}

function translate(pattern: string, dotAll: boolean): string {
  let inClass = false;
  return pattern.replace(
    DIFFERENCES,
    (whole, quoted, property, category, escaped, not, className) => {
      if (quoted !== undefined) return quoted.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
      if (property) return `\\${property}{${category}}`;
      if (escaped) return translateEscape(escaped, inClass);
      if (className) return translateClass(className, not === '^', inClass);
      if (whole === '(?P<') return '(?<';
      if (whole === '(?') throw new EvaluationError('patterns cannot look ahead or behind');
      if (whole === '.') return inClass ? '.' : dotAll ? '[\\s\\S]' : '[^\\n]';
      if (whole === '[') {
        if (inClass) return '\\[';
        inClass = true;
      } else if (whole === ']') {
        if (!inClass) return '\\]';
        inClass = false;
      }
      return whole;
    },
  );
}

function translateEscape(letter: string, inClass: boolean): string {
  if (letter >= '1' && letter <= '9') throw new EvaluationError('patterns cannot refer back');
  if (SIMPLE_ESCAPES.includes(letter)) return `\\${letter}`;
  if (letter === 's') return inClass ? SPACE : `[${SPACE}]`;
  if (letter === 'S' && !inClass) return `[^${SPACE}]`;
  if (letter === 'A') return '^';
  if (letter === 'z') return '$';
  if (letter === 'a') return '\\x07';
  if (/\w/.test(letter) && letter !== '_') {
    throw new EvaluationError(`the pattern escape \\${letter} is not supported`);
  }
  if (/[\^$\\.*+?()[\]{}|/]/.test(letter) || (inClass && letter === '-')) return `\\${letter}`;
  return letter;
}

function translateClass(name: string, not: boolean, inClass: boolean): string {
  const members = CLASSES[name];
  if (!members || !inClass || not) {
    throw new EvaluationError(`the character class [:${not ? '^' : ''}${name}:] is not supported`);
  }
  return members;
}

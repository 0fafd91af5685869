import { ISLAND_FILES } from '../astro/internals.ts';

/** Attributes whose value is one address. */
const ADDRESS = new Set<string>([
  'href',
  'src',
  'poster',
  'action',
  'formaction',
  'data',
  ...ISLAND_FILES,
]);
const ADDRESS_LIST = new Set(['srcset', 'imagesrcset']);

const ATTRIBUTE = /([^\s"'>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gu;
/** Whether attributes may contain an address: a fast check, since most tags have none. */
const MAY_ADDRESS = /(?:href|src|srcset|poster|action|data|-url)\s*=/iu;
const CSS_URL = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\t\n\f\r ]+))\s*\)/giu;
const CSS_IMPORT = /@import\s+(?:"([^"]*)"|'([^']*)')/giu;
const MODULE = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.{0,2}\/[^"']+)["']/gu;

/** Every address in the attributes of a tag, as written in it. */
export function attributeReferences(attributes: string): string[] {
  if (!MAY_ADDRESS.test(attributes)) return [];
  const found: string[] = [];
  for (const attribute of attributes.matchAll(ATTRIBUTE)) {
    const name = (attribute[1] ?? '').toLowerCase();
    const value = attribute[2] ?? attribute[3] ?? attribute[4] ?? '';
    if (ADDRESS.has(name)) found.push(decodeEntities(value));
    else if (ADDRESS_LIST.has(name)) found.push(...candidates(decodeEntities(value)));
  }
  return found;
}

/** Every address that a stylesheet loads. */
export function cssReferences(css: string): string[] {
  return [...css.matchAll(CSS_URL), ...css.matchAll(CSS_IMPORT)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  );
}

/** Every module that a built script imports. */
export function scriptReferences(script: string): string[] {
  return [...script.matchAll(MODULE)].map((match) => match[1] ?? '');
}

/**
 * The addresses of a `srcset`, which separates candidates by commas: each is `address width`. Only the
 * spaces of HTML count, since a byte of a letter may look like another one.
 */
function candidates(srcset: string): string[] {
  return srcset
    .split(/,[\t\n\f\r ]+|,$/u)
    .flatMap((candidate) => /[^\t\n\f\r ]+/u.exec(candidate)?.[0] ?? []);
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  quot: '"',
  '#34': '"',
  '#39': "'",
  lt: '<',
  gt: '>',
};

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(amp|quot|#34|#39|lt|gt);/gu, (entity, name) => ENTITIES[name] ?? entity);
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The vocabulary of schema.org, read from the declarations of `schema-dts`. */
export interface Vocabulary {
  /** The names of all properties of a type, with inherited ones; null for an unknown type. */
  propertiesOf(type: string): Set<string> | null;
  /** Whether an address is a member of an enumeration, e.g. `https://schema.org/InStock`. */
  hasMember(address: string): boolean;
}

interface Declaration {
  parents: string[];
  properties: string[];
}

const HEAD = /^(?:export )?interface (?<name>\w+)(?: extends (?<parents>[^{]+))? \{$/u;
const PROPERTY = /^ {4}"(?<name>[a-zA-Z]\w*)"\?:/u;
const TYPE = /^ {4}"@type": "(?<name>\w+)";$/u;
const MEMBER = /"(https:\/\/schema\.org\/\w+)"/gu;

/** Reads the vocabulary from the installed package. */
export function readVocabulary(): Vocabulary {
  const text = readFileSync(declarations(), 'utf8');
  const members = new Set([...text.matchAll(MEMBER)].map(([, address]) => address));
  const interfaces = new Map<string, Declaration>();
  const types = new Map<string, string>();
  let name = '';
  for (const line of text.split('\n')) {
    const head = HEAD.exec(line)?.groups;
    if (head) {
      name = head['name'] ?? '';
      const parents = head['parents']?.match(/\w+/gu) ?? [];
      interfaces.set(name, { parents, properties: [] });
    }
    const property = PROPERTY.exec(line)?.groups?.['name'];
    if (property) interfaces.get(name)?.properties.push(property);
    const type = TYPE.exec(line)?.groups?.['name'];
    if (type) types.set(type, name);
  }

  function collect(declaration: string): string[] {
    const found = interfaces.get(declaration);
    return found ? [...found.properties, ...found.parents.flatMap(collect)] : [];
  }

  return {
    propertiesOf(type) {
      const declaration = types.get(type);
      return declaration === undefined ? null : new Set(collect(declaration));
    },
    hasMember: (address) => members.has(address),
  };
}

function declarations(): string {
  const main = createRequire(import.meta.url).resolve('schema-dts');
  return join(dirname(main), 'schema.d.ts');
}

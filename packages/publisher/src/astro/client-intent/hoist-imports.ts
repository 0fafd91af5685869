import { posix } from 'node:path';

/** The fields that are read of a file of the bundle, as Rolldown names them. */
interface Chunk {
  type: 'chunk';
  fileName: string;
  isEntry: boolean;
  imports: string[];
  code: string;
}

/** The files of a bundle by their names. */
export type Bundle = Record<string, Chunk | { type: 'asset' }>;

/**
 * Lets the file of each island import what its imports import, so that a browser requests
 * everything at once instead of one layer after the other. They run in the same order as before,
 * since what is added comes last.
 */
export function hoistImports(bundle: Bundle): void {
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || !chunk.isEntry || chunk.imports.length === 0) continue;
    for (const name of importsOf(chunk, bundle)) {
      if (chunk.imports.includes(name)) continue;
      const path = posix.relative(posix.dirname(chunk.fileName), name);
      chunk.code += `\nimport"./${path}";`;
    }
  }
}

function importsOf(chunk: Chunk, bundle: Bundle, found = new Set<string>()): Set<string> {
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (found.has(name) || imported?.type !== 'chunk') continue;
    found.add(name);
    importsOf(imported, bundle, found);
  }
  return found;
}

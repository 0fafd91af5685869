import { extname } from 'node:path';

/** A module in the same folder as `url`, for a process or thread: TypeScript here, JavaScript once packed. */
export function siblingModule(name: string, url: string): URL {
  return new URL(`./${name}${extname(url)}`, url);
}

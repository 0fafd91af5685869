import { readFileSync } from 'node:fs';

/** A file that the emulator is configured with is missing or makes no sense. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new ConfigurationError(`${file} cannot be read.`, { cause });
  }
}

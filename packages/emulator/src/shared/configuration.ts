import { readFileSync } from 'node:fs';

/** A configuration file of the emulator is missing or invalid. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** The content of a JSON file; throws a ConfigurationError where it cannot be read or parsed. */
export function readJsonFile(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ConfigurationError(`${file} is not JSON.`, { cause });
  }
}

/** The text of a configuration file; throws a ConfigurationError where it cannot be read. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new ConfigurationError(`${file} cannot be read.`, { cause });
  }
}

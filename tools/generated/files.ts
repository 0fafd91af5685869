import { replaceGenerated } from './between-markers.ts';
import { feedTable } from './feed-table.ts';
import { roleRules } from './role-rules.ts';
import { vehicleRules } from './vehicle-rules.ts';

/** Files with a part that comes from the table of vehicle fields, by path in the project. */
const GENERATED = {
  'firestore.rules': () => [...vehicleRules(), ...roleRules()],
  'docs/feeds.md': feedTable,
} as const;

export type GeneratedFile = keyof typeof GENERATED;

export const GENERATED_FILES = Object.keys(GENERATED) as GeneratedFile[];

/** The text of a file with its generated part made anew. */
export function regenerate(file: GeneratedFile, text: string): string {
  return replaceGenerated(text, GENERATED[file]());
}

import { dealer } from '#dealer';
import type { SecondFactorDemand } from '#domain/staff/second-factor.ts';
import { replaceGenerated } from './between-markers.ts';
import { feedTable } from './feed-table.ts';
import { staffRules } from './staff-rules.ts';
import { vehicleRules } from './vehicle-rules.ts';

type Parts = (demand: SecondFactorDemand) => string[][];

/**
 * Files with parts that come from the table of vehicle fields, the roles and what the dealer demands
 * at sign-in, by path in the project.
 */
const GENERATED = {
  'firestore.rules': (demand) => [staffRules(demand, '    '), vehicleRules()],
  'storage.rules': (demand) => [staffRules(demand, '    ')],
  'docs/feeds.md': () => [feedTable()],
} as const satisfies Record<string, Parts>;

export type GeneratedFile = keyof typeof GENERATED;

export const GENERATED_FILES = Object.keys(GENERATED) as GeneratedFile[];

/** The text of a file with its generated parts made again. */
export function regenerate(
  file: GeneratedFile,
  text: string,
  demand: SecondFactorDemand = dealer.secondFactor,
): string {
  return replaceGenerated(text, GENERATED[file](demand));
}

/** The files whose generated parts are not what they would be now: `npm run rules` was forgotten. */
export function outdatedFiles(
  read: (file: GeneratedFile) => string,
  demand?: SecondFactorDemand,
): GeneratedFile[] {
  return GENERATED_FILES.filter((file) => {
    const text = read(file);
    return regenerate(file, text, demand) !== text;
  });
}

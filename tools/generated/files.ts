import { dealer } from '#dealer';
import { BODY_TYPES } from '#domain/schema/enumerations.ts';
import type { SecondFactorDemand } from '#domain/staff/second-factor.ts';
import { replaceGenerated } from './between-markers.ts';
import { feedTable } from './feed-table.ts';
import { outlineSvg } from './outline-svg.ts';
import { staffRules } from './staff-rules.ts';
import { vehicleRules } from './vehicle-rules.ts';

type Parts = (demand: SecondFactorDemand) => string[][];

/**
 * Files with parts that come from the table of vehicle fields, the roles, what the dealer demands at
 * sign-in and the drawings of cars, by path in the project.
 */
const GENERATED: Record<string, Parts> = {
  'firestore.rules': (demand) => [
    staffRules(demand, ['isStaff', 'isSales', 'isOwner']),
    vehicleRules(),
  ],
  'storage.rules': (demand) => [staffRules(demand, ['isStaff', 'isSales'])],
  'docs/feeds.md': () => [feedTable()],
  ...Object.fromEntries(
    BODY_TYPES.map((body) => [`public/outlines/${body}.svg`, () => [outlineSvg(body)]]),
  ),
};

export const GENERATED_FILES = Object.keys(GENERATED);

/** The text of a file with its generated parts made again. */
export function regenerate(
  file: string,
  text: string,
  demand: SecondFactorDemand = dealer.secondFactor,
): string {
  return replaceGenerated(text, GENERATED[file]?.(demand) ?? []);
}

/** The files whose generated parts are not what they would be now: `npm run rules` was forgotten. */
export function outdatedFiles(
  read: (file: string) => string,
  demand?: SecondFactorDemand,
): string[] {
  return GENERATED_FILES.filter((file) => {
    const text = read(file);
    return regenerate(file, text, demand) !== text;
  });
}

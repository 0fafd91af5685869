import type { Columns } from '#domain/search/columns/columns.ts';
import { makeOfModel } from '../values/choice-values.ts';

/**
 * For each model 1 if it is chosen: itself, or by its make where none of that make's models is chosen.
 * So a visitor who looks for an ID.4 or any Škoda chooses VW, ID.4 and Škoda.
 */
export function allowedModels(
  { singles }: Pick<Columns, 'singles'>,
  makes: readonly string[],
  models: readonly string[],
): Uint8Array {
  const narrowed = new Set(models.map(makeOfModel));
  const whole = new Set(makes.filter((make) => !narrowed.has(make)));
  const chosen = new Set(models);
  return Uint8Array.from(singles.model.values, (model) =>
    chosen.has(model) || whole.has(makeOfModel(model)) ? 1 : 0,
  );
}

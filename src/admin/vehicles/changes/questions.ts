import { countEach } from '#admin/data/count-each.ts';
import { kindOfMissing, type QuestionKind } from '#copy/admin/import/plan-questions.ts';
import { missingText, saveQuestionText } from '#copy/admin/vehicles/save-questions.ts';
import type { UsualPrice } from '#domain/vehicle/price/usual-price.ts';
import {
  type MissingForSale,
  missingForSale,
  newlyDemanded,
} from '#domain/vehicle/record/missing-for-sale.ts';
import { saveQuestions } from '#domain/vehicle/record/save-questions.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { VehicleChange } from './vehicle-change.ts';

/** A planned change that looks like a mistake. */
export interface PlanQuestion {
  kind: QuestionKind;
  text: string;
}

/** A row of a plan; without a change nothing is saved. */
export interface QuestionedRow {
  change: VehicleChange | null;
  questions: readonly PlanQuestion[];
}

/** Unusual facts of a vehicle on the site, and missing ones of a vehicle that comes onto it. */
export function questionsAbout(
  before: Vehicle | null,
  after: Vehicle,
  today: Date,
  usual: UsualPrice | null = null,
): PlanQuestion[] {
  if (after.unpublished) return [];
  const shown = before?.unpublished === false ? before : null;
  const unusual = saveQuestions(shown, after, [], today, usual).map((question) => ({
    kind: question.rule,
    text: saveQuestionText(question, ''),
  }));
  return [...unusual, ...(shown ? [] : missingForSale(after, null).map(aboutMissing))];
}

export function aboutMissing(missing: MissingForSale): PlanQuestion {
  return { kind: kindOfMissing(missing), text: missingText(missing) };
}

/** The facts that the law still demands of a vehicle that a change would put on the site, in words. */
export function lawDemands(before: Vehicle | null, after: Vehicle): string {
  if (after.unpublished) return '';
  const demanded = newlyDemanded(before?.unpublished === false ? before : null, after);
  return demanded.map(missingText).join(' ');
}

/** The questions as the sentences that staff confirm, for the price log. */
export function reasonOf(questions: readonly PlanQuestion[]): string {
  return questions.map(({ text }) => text).join(' ');
}

/** How many rows are asked about each kind, the most frequent first. */
export function countKinds(rows: readonly QuestionedRow[]): [QuestionKind, number][] {
  return countEach(
    rows.flatMap(({ questions }) => [...new Set(questions.map(({ kind }) => kind))]),
  );
}

/** Whether a change puts a vehicle on the site that was not there. */
export function isPublication({ before, after }: VehicleChange): boolean {
  return after?.unpublished === false && before?.unpublished !== false;
}

/** The rows with a question for each vehicle that comes onto the site without an image. */
export async function withImageQuestions<R extends QuestionedRow>(
  rows: readonly R[],
  countImages: (vehicleId: string) => Promise<number | null>,
): Promise<R[]> {
  return Promise.all(
    rows.map(async (row) => {
      const { change, questions } = row;
      if (!change || !isPublication(change)) return row;
      const images = change.before === null ? 0 : await countImages(change.id);
      return images === 0 ? { ...row, questions: [...questions, aboutMissing('images')] } : row;
    }),
  );
}

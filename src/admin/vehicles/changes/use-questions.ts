import { useState } from 'react';
import { countImages } from '../count-images.ts';
import { type QuestionedRow, withImageQuestions } from './questions.ts';

/**
 * The rows of a plan, and the answers of staff before it is saved. `mayRun` asks once about rows
 * that look like a mistake, those without images among them; `omit` leaves those as they are.
 */
export function useQuestions<R extends QuestionedRow>(
  planned: readonly R[],
  leaveOut: (row: R) => R,
) {
  const [asked, setAsked] = useState<{
    planned: readonly R[];
    rows: readonly R[];
    omitted: readonly R[];
  } | null>(null);
  const [checking, setChecking] = useState(false);
  // Another plan asks again.
  const answer = asked?.planned === planned ? asked : null;
  const rows = answer?.rows ?? planned;
  const omitted = answer?.omitted ?? [];
  const doubtful = answer ? rows.filter(({ questions }) => questions.length > 0) : [];

  async function mayRun(): Promise<boolean> {
    if (answer) return true;
    if (checking) return false;
    setChecking(true);
    const all = await withImageQuestions(planned, countImages);
    setChecking(false);
    const isDoubtful = all.some(({ questions }) => questions.length > 0);
    if (isDoubtful) setAsked({ planned, rows: all, omitted: [] });
    return !isDoubtful;
  }

  function omit(): void {
    const kept = rows.map((row) => (row.questions.length > 0 ? leaveOut(row) : row));
    setAsked({ planned, rows: kept, omitted: doubtful });
  }

  return {
    rows,
    changes: rows.flatMap(({ change }) => change ?? []),
    /** The rows that are asked about now. */
    doubtful,
    omitted,
    /** Until it is known which of the vehicles have images. */
    checking,
    mayRun,
    omit,
  };
}

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { $question } from '#admin/feedback/ask.ts';
import { guardUnsavedChanges } from '#admin/navigation/unsaved-changes.ts';
import type { Revision } from '#domain/history/history.ts';
import { HistorySection } from './HistorySection.tsx';

vi.mock('#firebase/documents/history.ts', () => ({
  logOf: async () => [],
  restoreRevision: async () => null,
  revisionsOf: async () => [2, 1].map(revisionAt),
}));
vi.mock('../session/use-may.ts', () => ({ useHasPower: () => true }));

const revisionAt = (version: number): Revision => ({
  ...{ record: 'vehicles/golf', version, at: new Date(2026, 10, 22, 10, version) },
  ...{ by: 'bo@eksempel.dk', action: 'changed', changes: [], fields: {} },
});

afterEach(cleanup);

test('restoring a revision says that it drops what is typed and not saved', async () => {
  const stop = guardUnsavedChanges(() => true);
  render(<HistorySection collection="vehicles" id="golf" onRestored={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Vis historik' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Gendan denne udgave/u }));
  await waitFor(() => expect($question.get()?.body).toContain('ikke har gemt, går tabt'));
  stop();
});

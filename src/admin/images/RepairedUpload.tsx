import type { ReactNode } from 'react';
import { repairedUploadCopy } from '#copy/admin/images.ts';

interface Props {
  kind: 'image' | 'batteryTest';
  repaired: readonly string[];
  labels: Partial<Record<string, string>>;
  /** The control that saves it. */
  children: ReactNode;
}

/**
 * Says which fields of an upload could not be read and are empty. `labels` has those that staff can
 * write: where another one is broken, only a new upload helps.
 */
export function RepairedUpload({ kind, repaired, labels, children }: Props) {
  if (repaired.length === 0) return null;
  const copy = repairedUploadCopy[kind];
  const names = repaired.flatMap((name) => labels[name] ?? []);
  if (names.length < repaired.length) return <p className="field__problem">{copy.uploadAgain}</p>;
  return (
    <div className="repaired-upload">
      <p className="field__problem">{copy.unread(names.join(', '))}</p>
      {children}
    </div>
  );
}

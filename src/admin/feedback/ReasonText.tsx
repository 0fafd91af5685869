import { adminCopy } from '#copy/admin/shell.ts';
import type { Reason } from './reason.ts';

/** A reason on screen: the sentence, and the text of the service on demand. */
export function ReasonText({ reason: { sentence, details } }: { reason: Reason }) {
  return (
    <>
      {sentence}
      {details && (
        <details className="reason-details">
          <summary>{adminCopy.details}</summary>
          {details}
        </details>
      )}
    </>
  );
}

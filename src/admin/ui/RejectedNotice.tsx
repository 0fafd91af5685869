import { adminCopy } from '#copy/admin/shell.ts';
import type { RejectedDocument } from '#domain/publishing.ts';

/** Lists the documents that could not be parsed and are therefore not shown. */
export function RejectedNotice({ rejected }: { rejected: readonly RejectedDocument[] }) {
  if (rejected.length === 0) return null;
  return (
    <details className="notice">
      <summary>{adminCopy.unreadable(rejected.length)}</summary>
      <ul>
        {rejected.map(({ path, field, problem }) => (
          <li key={path}>
            {path}: {field} ({problem})
          </li>
        ))}
      </ul>
    </details>
  );
}

import { adminCopy } from '#copy/admin/shell.ts';
import type { RejectedDocument } from '#domain/publishing.ts';

interface RejectedNoticeProps {
  rejected: readonly RejectedDocument[];
  /** The line above the list, by how many there are. */
  title?: (count: number) => string;
}

/** Lists the documents that could not be parsed and are therefore not shown. */
export function RejectedNotice({ rejected, title = adminCopy.unreadable }: RejectedNoticeProps) {
  if (rejected.length === 0) return null;
  return (
    <details className="notice">
      <summary>{title(rejected.length)}</summary>
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

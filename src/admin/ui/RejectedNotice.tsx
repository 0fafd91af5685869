import { useStore } from '@nanostores/react';
import { publishingCopy as copy } from '#copy/admin/publishing.ts';
import { rejectedCopy } from '#copy/admin/vehicles/rejected.ts';
import { vehicleName } from '#copy/labels.ts';
import type { RejectedDocument } from '#domain/publishing.ts';
import { openRecord } from '../navigation/route.ts';
import { $publishing } from '../publishing/store.ts';
import { $stock } from '../vehicles/store.ts';
import { LinkButton } from './Button.tsx';

/** Lists the refused documents of a view; those of the last build stand above every view already. */
export function OwnRejectedNotice({ rejected }: { rejected: readonly RejectedDocument[] }) {
  const { state, publishing } = useStore($publishing);
  if (state === 'loading') return null;
  const isListed = (path: string) => publishing?.rejected.some((one) => one.path === path);
  return <RejectedNotice rejected={rejected.filter(({ path }) => !isListed(path))} />;
}

/** Lists the documents that a schema refuses and the site leaves out, each with the way to its form. */
export function RejectedNotice({ rejected }: { rejected: readonly RejectedDocument[] }) {
  const { vehicles } = useStore($stock);
  if (rejected.length === 0) return null;
  // A file of a vehicle has no name of its own.
  const nameOf = ({ name, owner }: RejectedDocument) => {
    const vehicle = name === '' && vehicles.find(({ id }) => `vehicles/${id}` === owner);
    return vehicle ? vehicleName(vehicle) : name;
  };
  return (
    <details className="notice">
      <summary>{copy.rejected(rejected.length)}</summary>
      <ul>
        {rejected.map((one) => (
          <li key={one.path}>
            {rejectedCopy.line({ ...one, name: nameOf(one) })}{' '}
            <LinkButton onClick={() => openRecord(one.owner)}>{copy.mend}</LinkButton>
          </li>
        ))}
      </ul>
    </details>
  );
}

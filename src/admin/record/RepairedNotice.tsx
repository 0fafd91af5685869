import { LinkButton } from '#admin/ui/Button.tsx';
import { rejectedCopy as copy } from '#copy/admin/vehicles/rejected.ts';
import { showField } from './show-field.ts';

/** Names the fields of a form that could not be read and are empty until a save mends them. */
export function RepairedNotice({
  repaired = [],
  labels,
}: {
  repaired?: readonly string[] | undefined;
  labels: Partial<Record<string, string>>;
}) {
  if (repaired.length === 0) return null;
  return (
    <div className="notice missing">
      <p>{copy.emptied}</p>
      <ul>
        {repaired.map((name) => (
          <li key={name}>
            <LinkButton onClick={() => showField(name)}>{labels[name] ?? name}</LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Dialog } from '#components/ui/Dialog.tsx';
import { tableKeysCopy as copy } from '#copy/admin/table.ts';

/** What the keys of the table do. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={copy.title} onClose={onClose}>
      <dl className="keys">
        {copy.keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

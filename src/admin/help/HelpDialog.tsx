import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import { commonKeysCopy, helpCopy as copy, helpPagesCopy } from '#copy/admin/help.ts';
import type { Route } from '../navigation/route.ts';

export default function HelpDialog({ route, onClose }: { route: Route; onClose: () => void }) {
  const page = helpPagesCopy[pageOf(route)];
  const keys = [...('keys' in page ? page.keys : []), ...commonKeysCopy];
  return (
    <Dialog title={page.title} onClose={onClose}>
      <dl className="help">
        {page.points.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>{copy.keys}</h3>
      <dl className="keys">
        {keys.map(([key, what]) => (
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

/** The other screens of the view of the vehicles have their own pages. */
function pageOf({ view, id }: Route): keyof typeof helpPagesCopy {
  if (view !== 'vehicles' || id === null) return view;
  return id === 'import' ? 'import' : 'sheets';
}

import { lazy, useState } from 'react';
import { adminCopy } from '#copy/admin/shell.ts';
import type { Route } from '../navigation/route.ts';
import { useShortcut } from '../navigation/use-view-keys.ts';
import { Button } from '../ui/Button.tsx';
import { LazyPart } from '../ui/LazyPart.tsx';

const HelpDialog = lazy(() => import('./HelpDialog.tsx'));

/**
 * The question mark in the head of every view, which is also a key: the actions of the view, and
 * its keys.
 */
export function HelpButton({ route }: { route: Route }) {
  const [isOpen, setOpen] = useState(false);
  useShortcut('?', () => setOpen(true));
  return (
    <>
      <Button
        quiet
        small
        className="top__help"
        aria-label={adminCopy.help}
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      >
        ?
      </Button>
      <LazyPart>{isOpen && <HelpDialog route={route} onClose={() => setOpen(false)} />}</LazyPart>
    </>
  );
}

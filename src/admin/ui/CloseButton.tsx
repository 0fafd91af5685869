import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

/** Closes the dialog around it as Escape does, which asks about what is typed. */
export function CloseButton({ children }: { children: ReactNode }) {
  const cancel = () => new Event('cancel', { cancelable: true });
  return (
    <Button
      quiet
      onClick={({ currentTarget }) => currentTarget.closest('dialog')?.dispatchEvent(cancel())}
    >
      {children}
    </Button>
  );
}

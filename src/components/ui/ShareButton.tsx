import type { ReactNode } from 'react';
import { share } from './share.ts';

interface ShareButtonProps {
  /** The title of the shared page, for the program that gets it. */
  title: string;
  path: string;
  className?: string;
  /** Its name, where its content is only an icon. */
  label?: string;
  children: ReactNode;
}

/** Hands an address to the sharing of the device; where there is none, copies it. */
export function ShareButton({ title, path, className, label, children }: ShareButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      onClick={() => void share(title, path)}
    >
      {children}
    </button>
  );
}

import type { ReactNode } from 'react';

interface WaitingProps {
  /** Shown while the island is hydrated. */
  text: string;
  /** Shown instead where the code of the island cannot be loaded. */
  failed: string;
  /** Shown where the device or the address has nothing to show, so that nothing is hydrated. */
  nothing: ReactNode;
}

/** The texts of an island that `DeviceLayout` may hydrate; `car-parts.css` shows one of them. */
export function Waiting({ text, failed, nothing }: WaitingProps) {
  return (
    <>
      <p role="status" data-asked-text data-failed={failed}>
        {text}
      </p>
      <div data-not-asked>{nothing}</div>
    </>
  );
}

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { crawlerCopy } from '#copy/pages/crawler.ts';

const MODES = ['direct', 'proxy'] as const;
/** How pages are fetched: by the browser itself, or through a proxy. */
export type FetchMode = (typeof MODES)[number];

interface ModeTabsProps {
  mode: FetchMode;
  disabled: boolean;
  onSelect(mode: FetchMode): void;
  /** Content of the selected tab. */
  children: ReactNode;
}

/** The two fetch modes as tabs; arrow keys move between them. */
export function ModeTabs({ mode, disabled, onSelect, children }: ModeTabsProps) {
  const id = `modes${useId()}`;
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = mode === 'direct' ? 'proxy' : 'direct';
    onSelect(other);
    list.current?.querySelector<HTMLButtonElement>(`[data-mode="${other}"]`)?.focus();
  };
  return (
    <div className="crawler__modes">
      <div className="crawler__tabs" role="tablist" aria-label={crawlerCopy.modes} ref={list}>
        {MODES.map((candidate) => (
          <button
            key={candidate}
            type="button"
            role="tab"
            id={`${id}-${candidate}`}
            data-mode={candidate}
            aria-selected={candidate === mode}
            aria-controls={`${id}-panel`}
            tabIndex={candidate === mode ? 0 : -1}
            disabled={disabled}
            onClick={() => onSelect(candidate)}
            onKeyDown={move}
          >
            {crawlerCopy[candidate].tab}
          </button>
        ))}
      </div>
      <div
        className="crawler__panel stack"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${mode}`}
      >
        {children}
      </div>
    </div>
  );
}

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { crawlerCopy } from '#copy/pages/crawler.ts';
import type { FetchMode } from './scraping/fetch-page.ts';

const KINDS = ['direct', 'proxy'] as const satisfies readonly FetchMode['kind'][];

interface ModeTabsProps {
  kind: FetchMode['kind'];
  disabled: boolean;
  onSelect(kind: FetchMode['kind']): void;
  /** Content of the selected tab. */
  children: ReactNode;
}

/** The two fetch modes as tabs; arrow keys move between them. */
export function ModeTabs({ kind, disabled, onSelect, children }: ModeTabsProps) {
  const id = `modes${useId()}`;
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = kind === 'direct' ? 'proxy' : 'direct';
    onSelect(other);
    list.current?.querySelector<HTMLButtonElement>(`[data-kind="${other}"]`)?.focus();
  };
  return (
    <div className="crawler__modes">
      <div className="crawler__tabs" role="tablist" aria-label={crawlerCopy.modes} ref={list}>
        {KINDS.map((candidate) => (
          <button
            key={candidate}
            type="button"
            role="tab"
            id={`${id}-${candidate}`}
            data-kind={candidate}
            aria-selected={candidate === kind}
            aria-controls={`${id}-panel`}
            tabIndex={candidate === kind ? 0 : -1}
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
        aria-labelledby={`${id}-${kind}`}
      >
        {children}
      </div>
    </div>
  );
}

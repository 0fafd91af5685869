interface Listbox {
  open: boolean;
  /** Index of the option that Enter chooses. */
  active: number;
  labels: readonly string[];
  /** Letters typed just before. */
  typed: string;
}

interface KeyResult {
  action?: 'open' | 'close' | 'choose';
  active?: number;
  typed?: string;
  /** The browser must not do what it does for the key. */
  prevent: boolean;
}

const MOVES: Record<string, (active: number, last: number) => number> = {
  ArrowDown: (active, last) => Math.min(active + 1, last),
  ArrowUp: (active) => Math.max(active - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The effect of a key in a listbox that chooses only by Enter, Space or a press (the select-only
 * combobox of the ARIA authoring practices, but for Tab, which chooses nothing); null where it does
 * nothing.
 */
export function listboxKey(
  key: string,
  { open, active, labels, typed }: Listbox,
): KeyResult | null {
  const move = MOVES[key];
  if (move) {
    if (!open) return { action: 'open', prevent: true };
    return { active: move(active, labels.length - 1), prevent: true };
  }
  if (key === ' ' && typed !== '') return typeahead(`${typed} `, open, active, labels);
  if (key === 'Enter' || key === ' ') return { action: open ? 'choose' : 'open', prevent: true };
  if (key === 'Escape') return open ? { action: 'close', prevent: true } : null;
  if (key === 'Tab') return open ? { action: 'close', prevent: false } : null;
  if ([...key].length === 1) return typeahead(typed + key.toLowerCase(), open, active, labels);
  return null;
}

function typeahead(
  text: string,
  open: boolean,
  active: number,
  labels: readonly string[],
): KeyResult {
  // The same letter again goes on to the next option that begins with it.
  const repeated = new Set(text).size === 1;
  const wanted = repeated ? text.charAt(0) : text;
  const first = repeated ? active + 1 : active;
  const found = labels
    .map((_, step) => (first + step) % labels.length)
    .find((index) => labels[index]?.toLowerCase().startsWith(wanted));
  return {
    ...(!open && { action: 'open' as const }),
    ...(found !== undefined && { active: found }),
    typed: text,
    prevent: true,
  };
}

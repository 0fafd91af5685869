const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Starts tabs after the ARIA authoring practices; the fragment names the open one, to share it. */
export function startTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];

  const select = (chosen: HTMLElement) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      panelOf(tab)?.toggleAttribute('data-open', isChosen);
    }
  };
  const selectFromAddress = () => {
    const tab = tabs.find((candidate) => `#${panelOf(candidate)?.id}` === location.hash);
    if (!tab) return;
    select(tab);
    list.scrollIntoView();
  };

  list.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>('[role="tab"]') : null;
    if (!tab) return;
    select(tab);
    history.replaceState(history.state, '', `#${panelOf(tab)?.id}`);
  });
  list.addEventListener('keydown', (event) => {
    const index = tabs.indexOf(event.target as HTMLElement);
    const next = tabs[MOVES[event.key]?.(index, tabs.length) ?? -1];
    if (index < 0 || !next) return;
    event.preventDefault();
    next.focus();
    next.click();
  });
  addEventListener('hashchange', selectFromAddress);
  selectFromAddress();
}

function panelOf(tab: HTMLElement): HTMLElement | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '');
}

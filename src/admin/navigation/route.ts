import { atom } from 'nanostores';
import { hasUnsavedChanges, mayLeave } from './unsaved-changes.ts';

/** The views, in the order of their tabs. */
export const VIEWS = ['dashboard', 'vehicles', 'accessories', 'vehicle', 'inquiries'] as const;
export type View = (typeof VIEWS)[number];

export interface Route {
  view: View;
  /** The document that is edited; null for a new one, and in views without one. */
  id: string | null;
}

/** The current route, which is also the hash of the address: `#vehicle/abc`. */
export const $route = atom<Route>({ view: 'dashboard', id: null });

/** Goes to a view; asks first where unsaved changes would be lost, unless `force` is set. */
export async function goTo(
  view: View,
  id: string | null = null,
  { force = false } = {},
): Promise<void> {
  const current = $route.get();
  if (current.view === view && current.id === id) return;
  if (!force && !(await mayLeave())) return;
  window.history.pushState(null, '', hashOf({ view, id }));
  show({ view, id });
}

/** Scroll position in px of the vehicle table when a vehicle was opened from it. */
let tableScroll = 0;
let scrollToRestore = 0;

function show(route: Route): void {
  const { view: before } = $route.get();
  if (before === 'vehicles') tableScroll = window.scrollY;
  scrollToRestore = before === 'vehicle' && route.view === 'vehicles' ? tableScroll : 0;
  $route.set(route);
  window.scrollTo(0, 0);
}

/** Scrolls the vehicle table back to where it was before a vehicle was opened from it. */
export function restoreTableScroll(): void {
  window.scrollTo(0, scrollToRestore);
}

/** Follows back, forward and edited addresses; returns what stops it. */
export function followAddress(): () => void {
  $route.set(routeOf(window.location.hash));
  const onPop = async () => {
    const wanted = routeOf(window.location.hash);
    const current = $route.get();
    if (wanted.view === current.view && wanted.id === current.id) return;
    if (hasUnsavedChanges()) {
      // The browser has changed the address already: restore it while the question is open.
      window.history.pushState(null, '', hashOf(current));
      if (!(await mayLeave())) return;
      window.history.pushState(null, '', hashOf(wanted));
    }
    show(wanted);
  };
  window.addEventListener('popstate', onPop);
  return () => window.removeEventListener('popstate', onPop);
}

function hashOf({ view, id }: Route): string {
  return id === null ? `#${view}` : `#${view}/${id}`;
}

function routeOf(hash: string): Route {
  const [view = '', id] = hash.replace(/^#/u, '').split('/');
  const known = VIEWS.find((candidate) => candidate === view);
  return known ? { view: known, id: id || null } : { view: 'dashboard', id: null };
}

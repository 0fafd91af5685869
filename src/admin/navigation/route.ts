import { atom } from 'nanostores';
import { adminCopy } from '#copy/admin/shell.ts';
import { ask } from '../feedback/confirm.ts';

/** The five views. `id` is the document that is edited; null is a new one or none. */
export type View = 'dashboard' | 'vehicles' | 'accessories' | 'vehicle' | 'inquiries';
export interface Route {
  view: View;
  id: string | null;
}

const VIEWS: readonly View[] = ['dashboard', 'vehicles', 'accessories', 'vehicle', 'inquiries'];

/** Where the person is, as in the address: `#vehicle/abc`. Reload and back keep the place. */
export const $route = atom<Route>({ view: 'dashboard', id: null });

/** Says whether something typed would be lost by leaving. */
let unsaved: (() => boolean) | null = null;

/** Asks before anything leaves the current view while `hasUnsaved` is true. */
export function guardRoute(hasUnsaved: () => boolean): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (hasUnsaved()) event.preventDefault();
  };
  unsaved = hasUnsaved;
  window.addEventListener('beforeunload', warn);
  return () => {
    if (unsaved === hasUnsaved) unsaved = null;
    window.removeEventListener('beforeunload', warn);
  };
}

/** Whether the current view may be left; asks where something would be lost. */
export async function mayLeave(): Promise<boolean> {
  if (!unsaved?.()) return true;
  return ask({
    title: adminCopy.unsaved.title,
    body: adminCopy.unsaved.body,
    confirm: adminCopy.unsaved.leave,
    cancel: adminCopy.unsaved.stay,
    danger: true,
  });
}

/** Goes to a view, after asking where something would be lost; `force` goes without asking. */
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

/** Where the table stood when a car of it was opened, in px. */
let tablePlace = 0;
let returnPlace = 0;

function show(route: Route): void {
  const { view: before } = $route.get();
  if (before === 'vehicles') tablePlace = window.scrollY;
  returnPlace = before === 'vehicle' && route.view === 'vehicles' ? tablePlace : 0;
  $route.set(route);
  window.scrollTo(0, 0);
}

/** Whoever comes back to the table from a car finds it where they left it. */
export function returnToPlace(): void {
  window.scrollTo(0, returnPlace);
}

/** Follows back, forward and hand-written addresses. */
export function followAddress(): () => void {
  $route.set(routeOf(window.location.hash));
  const onPop = async () => {
    const wanted = routeOf(window.location.hash);
    const current = $route.get();
    if (wanted.view === current.view && wanted.id === current.id) return;
    if (unsaved?.()) {
      // The address has moved already; put it back while the question is open.
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

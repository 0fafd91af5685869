import { atom } from 'nanostores';
import { hasPower, may } from '#domain/staff/permissions.ts';
import type { Role } from '#domain/staff/roles.ts';
import { $question } from '../feedback/ask.ts';
import { hasUnsavedChanges, mayLeave } from './unsaved-changes.ts';

/** The views, in the order of their tabs. */
export const VIEWS = [
  'dashboard',
  'vehicles',
  'accessories',
  'vehicle',
  'inquiries',
  'bookings',
  'more',
] as const;
export type View = (typeof VIEWS)[number];

/** The views of a role that have a tab: not those whose data it may not read. */
export function tabsOf(role: Role | null): readonly View[] {
  if (role === null) return [];
  return VIEWS.filter((view) => {
    if (view === 'inquiries') return hasPower(role, 'inquiries');
    if (view === 'vehicle') return may(role, 'create', 'vehicles');
    // These are reached from the dashboard, and leave the tabs their space.
    return view !== 'more' && view !== 'bookings';
  });
}

export interface Route {
  view: View;
  /**
   * The document that is edited, or another screen of the view of the vehicles; null for a new
   * document, and for the table.
   */
  id: string | null;
  /** The query of the view, such as a search or some signs: `#vehicles?q=volvo`. */
  query: string;
}

/**
 * The current route, which is also the hash of the address: `#vehicle/abc`. Read before the first view,
 * so that no other view is loaded for it. A test in Node has no address.
 */
export const $route = atom<Route>(
  routeOf(typeof window === 'undefined' ? '' : window.location.hash),
);

/** Goes to a view; asks first where unsaved changes would be lost, unless `force` is set. */
export async function goTo(
  view: View,
  id: string | null = null,
  { force = false, query = '' } = {},
): Promise<void> {
  const current = $route.get();
  if (current.view === view && current.id === id && query === '') return;
  if (!force && !(await mayLeave())) return;
  window.history.pushState(null, '', hashOf({ view, id, query }));
  show({ view, id, query });
}

/** Opens the form of a vehicle or accessory by the path of its document. */
export function openRecord(path: string): void {
  const [collection, id = ''] = path.split('/');
  void goTo(collection === 'accessories' ? 'accessories' : 'vehicle', id);
}

/**
 * Writes the query of a view into the address, without a new entry in the history; nothing where
 * another view has been opened since.
 */
export function replaceQuery(route: Route, query: string): void {
  if ($route.get() !== route) return;
  const { view, id } = route;
  const hash = hashOf({ view, id, query });
  if (hash !== window.location.hash) window.history.replaceState(null, '', hash);
}

/** Scroll position in px of the vehicle table when a vehicle was opened from it. */
let tableScroll = 0;
let scrollToRestore = 0;

function show(route: Route): void {
  const { view: before } = $route.get();
  if (before === 'vehicles') tableScroll = window.scrollY;
  scrollToRestore = before === 'vehicle' && route.view === 'vehicles' ? tableScroll : 0;
  // It is about the view that is left.
  $question.get()?.answer('cancel');
  $route.set(route);
  window.scrollTo(0, 0);
}

/** Scrolls the vehicle table back to where it was before a vehicle was opened from it. */
export function restoreTableScroll(): void {
  window.scrollTo(0, scrollToRestore);
}

/** Follows back, forward and edited addresses; returns a function that stops it. */
export function followAddress(): () => void {
  $route.set(routeOf(window.location.hash));
  const onPop = async () => {
    const wanted = routeOf(window.location.hash);
    const current = $route.get();
    // Another query of the same view loses nothing that is typed.
    if (wanted.view === current.view && wanted.id === current.id) return $route.set(wanted);
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

function hashOf({ view, id, query }: Route): string {
  const place = id === null ? `#${view}` : `#${view}/${id}`;
  return query === '' ? place : `${place}?${query}`;
}

function routeOf(hash: string): Route {
  const [place = '', ...rest] = hash.replace(/^#/u, '').split('?');
  const [view = '', id] = place.split('/');
  const query = rest.join('?');
  const known = VIEWS.find((candidate) => candidate === view);
  return known
    ? { view: known, id: id || null, query }
    : { view: 'dashboard', id: null, query: '' };
}

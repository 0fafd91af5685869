import { aboutVehiclesCopy } from '#copy/inquiries/about-vehicles.ts';
import { watchLinkCopy } from '#copy/watch-links.ts';
import { isGone } from '#domain/favourites/changes-of.ts';
import type { Favourite } from '#domain/favourites/favourites.ts';
import { contactSectionAbout, vehiclePath, watchVehiclesPath } from '#paths';
import { shareLater } from './load-list-code.ts';

/**
 * Fills `ListActions.astro` for the vehicles of a list; hides it where there are none. `path`: of the list for
 * the people it is shared with.
 */
export function fillListActions(
  cars: readonly Pick<Favourite, 'id' | 'name' | 'seen'>[],
  path: string,
): void {
  const actions = document.querySelector<HTMLElement>('[data-actions]');
  const buttons = actions?.querySelector<HTMLElement>('.list-actions__buttons');
  const ask = buttons?.querySelector('a');
  if (!actions || !buttons || !ask) return;
  const offered = cars.filter(({ seen }) => !isGone(seen));
  const lines = offered.map(
    ({ id, name }) => `${name}: ${new URL(vehiclePath(id), location.href).href}`,
  );
  actions.hidden = cars.length === 0;
  buttons.hidden = offered.length === 0;
  ask.href = contactSectionAbout(offered.map(({ name }) => name).join(', '));
  ask.dataset['message'] = aboutVehiclesCopy.message(lines);
  ask.textContent = aboutVehiclesCopy.button(offered.length);
  const watch = actions.querySelector<HTMLAnchorElement>('[data-watch]');
  if (watch) {
    watch.hidden = offered.length === 0;
    watch.href = watchVehiclesPath(offered.map(({ id }) => id));
    watch.textContent = watchLinkCopy.favourites(offered.length);
  }
  const button = actions.querySelector<HTMLElement>('[data-share]');
  if (button) button.onclick = () => void shareLater(button.dataset['share'] ?? '', path);
}

import type { ReactNode } from 'react';
import { ShareButton } from '#components/ui/ShareButton.tsx';
import { aboutVehiclesCopy } from '#copy/inquiries/about-vehicles.ts';
import { shareCopy } from '#copy/share.ts';
import { watchLinkCopy } from '#copy/watch-links.ts';
import { isGone } from '#domain/favourites/changes-of.ts';
import type { Favourite } from '#domain/favourites/favourites.ts';
import { contactSectionAbout, vehiclePath, watchVehiclesPath } from '#paths';

interface ListActionsProps {
  cars: readonly Pick<Favourite, 'id' | 'name' | 'seen'>[];
  /** Title and path of the list for the people it is shared with. */
  title: string;
  path: string;
  /** Offers mails about them. */
  canWatch?: boolean;
  /** The second button, beside the inquiry. */
  second?: ReactNode;
  /** What only this page offers, after the links. */
  children?: ReactNode;
}

/**
 * The actions on a list of vehicles: ask about those for sale in one inquiry, and in words be mailed
 * about them and share it. `start-inquiry-links.ts` opens the form.
 */
export function ListActions(props: ListActionsProps) {
  const { cars, title, path, canWatch = false, second, children } = props;
  const offered = cars.filter(({ seen }) => !isGone(seen));
  const lines = offered.map(
    ({ id, name }) => `${name}: ${new URL(vehiclePath(id), location.href).href}`,
  );
  return (
    <div className="list-actions">
      {offered.length > 0 && (
        <div className="list-actions__buttons">
          <a
            className="button"
            href={contactSectionAbout(offered.map(({ name }) => name).join(', '))}
            aria-haspopup="dialog"
            data-inquiry="contact"
            data-message={aboutVehiclesCopy.message(lines)}
          >
            {aboutVehiclesCopy.button(offered.length)}
          </a>
          {second}
        </div>
      )}
      <p className="list-actions__links">
        {canWatch && offered.length > 0 && (
          <a href={watchVehiclesPath(offered.map(({ id }) => id))}>
            {watchLinkCopy.favourites(offered.length)}
          </a>
        )}
        <ShareButton title={title} path={path}>
          {shareCopy.list}
        </ShareButton>
        {children}
      </p>
    </div>
  );
}

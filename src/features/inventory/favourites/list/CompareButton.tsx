import { favouritesCopy } from '#copy/pages/inventory/favourites.ts';
import { MAX_COMPARED } from '#domain/favourites/named-ids.ts';
import { comparePath } from '#paths';

interface CompareButtonProps {
  /** The ids of the vehicles that can be compared, and of the chosen ones. */
  comparable: readonly string[];
  ticked: readonly string[];
}

/** The way to the comparison of the chosen favourites, or of all where nobody has chosen. */
export function CompareButton({ comparable, ticked }: CompareButtonProps) {
  if (comparable.length < 2) return null;
  const chosen = ticked.length === 0 && comparable.length <= MAX_COMPARED ? comparable : ticked;
  const isPossible = chosen.length > 1 && chosen.length <= MAX_COMPARED;
  return (
    <div role="status">
      {isPossible ? (
        <a className="button button--quiet" href={comparePath(chosen)}>
          {favouritesCopy.compareChosen(chosen.length)}
        </a>
      ) : (
        <p className="quiet small">
          {chosen.length > MAX_COMPARED
            ? favouritesCopy.chooseMost(MAX_COMPARED)
            : favouritesCopy.chooseMore}
        </p>
      )}
    </div>
  );
}

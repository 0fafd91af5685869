import { favouritesCopy } from '#copy/pages/favourites.ts';
import { MAX_COMPARED } from '#domain/favourites/named-ids.ts';
import { comparePath } from '#paths';

interface CompareBarProps {
  /** The ids of the chosen vehicles. */
  chosen: readonly string[];
  canCompare: boolean;
}

/** The way to the comparison of the chosen favourites. */
export function CompareBar({ chosen, canCompare }: CompareBarProps) {
  if (!canCompare) return null;
  const isPossible = chosen.length > 1 && chosen.length <= MAX_COMPARED;
  return (
    <div className="favourites__compare" role="status">
      {isPossible ? (
        <a className="button" href={comparePath(chosen)}>
          {favouritesCopy.compareChosen(chosen.length)}
        </a>
      ) : (
        <p className="quiet">
          {chosen.length > MAX_COMPARED
            ? favouritesCopy.chooseMost(MAX_COMPARED)
            : favouritesCopy.chooseMore}
        </p>
      )}
    </div>
  );
}

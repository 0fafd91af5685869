import { searchCopy } from '#copy/pages/inventory/search.ts';
import { searchParams } from '#domain/search/state/search-params.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/state/search-state.ts';
import { parseTypedConstraints, typedParts } from '#domain/search/text/typed-constraints.ts';

interface TypedTextProps {
  typed: string;
  state: SearchState;
  /** Whether the text is still being typed, so that the search does not have its bounds yet. */
  isEdited: boolean;
}

/** The visitor's text with the words marked that are bounds or an order; else an example. */
export function TypedText({ typed, state, isEdited }: TypedTextProps) {
  const parts = typedParts(typed);
  const isMarked = parts.some(({ isRead }) => isRead) && (isEdited || states(typed, state));
  return (
    <p className="search-box__hint" id="search-hint" data-marked={isMarked || undefined}>
      {isMarked
        ? [
            searchCopy.understood,
            ...parts.map(({ text, start, isRead }) =>
              isRead ? <mark key={start}>{text}</mark> : text,
            ),
          ]
        : searchCopy.textHint}
    </p>
  );
}

/** Whether a search still has everything that a text states. */
function states(typed: string, state: SearchState): boolean {
  const own = parseTypedConstraints({ ...EMPTY_SEARCH, text: typed });
  const [stated, chosen] = [searchParams(own), searchParams(state)];
  const isStated = (name: string) => stated.get(name) === chosen.get(name);
  return own.text === state.text && (own.textBounds ?? []).every(isStated);
}

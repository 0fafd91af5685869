import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState } from 'react';
import { searchCopy } from '#copy/pages/inventory/search.ts';
import { TEXT_PARAMETER } from '#domain/search/state/parameters.ts';
import { MAX_TEXT, searchText } from '#domain/search/state/parse-search.ts';
import { searchParams } from '#domain/search/state/search-params.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/state/search-state.ts';
import { parseTypedConstraints, typedParts } from '#domain/search/text/typed-constraints.ts';

export interface SearchBoxProps {
  state: SearchState;
  /** The text that the page was asked for, with its bounds. */
  asked: string;
  /** Whether `state` is that of the address, no longer that of the page as it was built. */
  isStarted: boolean;
}

/** The text of the search; the form around it sends it. */
export function SearchBox({ state, asked, isStarted }: SearchBoxProps) {
  const { text } = state;
  const [typed, setTyped] = useState({ text: asked, isEdited: false });
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef('');
  const wasStarted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search is one that was sent.
  useEffect(() => setTyped((before) => ({ ...before, isEdited: false })), [state]);
  // A text that changes elsewhere, by a chip or the way back, replaces what was typed; one that was
  // typed, or begun, before the script arrived stays, even where the address has another.
  useEffect(() => {
    const field = input.current;
    const isFirst = isStarted && !wasStarted.current;
    const isTyped = field?.value !== shown.current || document.activeElement === field;
    if (field && shown.current !== text && !(isFirst && isTyped)) field.value = text;
    if (isFirst && field) {
      const query = new URLSearchParams(location.search).get(TEXT_PARAMETER);
      const isEdited = field.value !== text;
      setTyped({ text: isEdited ? field.value : searchText(query ?? text), isEdited });
    }
    shown.current = text;
    wasStarted.current = isStarted;
  }, [text, isStarted]);

  return (
    <>
      <div className="search-box">
        <label className="visually-hidden" htmlFor="search-text">
          {searchCopy.text}
        </label>
        <input
          ref={input}
          id="search-text"
          className="field__control search-box__text"
          type="search"
          name={TEXT_PARAMETER}
          defaultValue={text}
          onInput={({ currentTarget: { value } }) => setTyped({ text: value, isEdited: true })}
          maxLength={MAX_TEXT}
          placeholder={searchCopy.text}
          aria-describedby="search-hint"
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
        />
        <button type="submit" className="search-box__submit" aria-label={searchCopy.submit}>
          <Search size={20} aria-hidden="true" />
        </button>
      </div>
      <TypedText typed={typed.text} state={state} isEdited={typed.isEdited} />
    </>
  );
}

interface TypedTextProps {
  typed: string;
  state: SearchState;
  /** Whether the text is still being typed, so that the search does not have its bounds yet. */
  isEdited: boolean;
}

/** The visitor's text with the words marked that are bounds or an order; else an example. */
function TypedText({ typed, state, isEdited }: TypedTextProps) {
  const parts = typedParts(typed);
  const isMarked = parts.some(({ isRead }) => isRead) && (isEdited || states(typed, state));
  return (
    <p
      className="search-box__hint quiet small"
      id="search-hint"
      data-marked={isMarked || undefined}
    >
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

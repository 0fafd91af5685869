import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState } from 'react';
import { searchCopy } from '#copy/pages/inventory/search.ts';
import { TEXT_PARAMETER } from '#domain/search/state/parameters.ts';
import { MAX_TEXT, searchText } from '#domain/search/state/parse-search.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
import { TypedText } from './TypedText.tsx';

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

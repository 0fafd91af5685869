import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { searchCopy } from '#copy/pages/search.ts';
import { TEXT_PARAMETER } from '#domain/search/state/parameters.ts';
import { MAX_TEXT, searchText } from '#domain/search/state/parse-search.ts';

/** The text of the search; the form around it sends it. */
export function SearchBox({ text }: { text: string }) {
  const input = useRef<HTMLInputElement>(null);
  // A text that changes elsewhere, by a chip or the way back, replaces what was typed.
  useEffect(() => {
    if (input.current && searchText(input.current.value) !== text) input.current.value = text;
  }, [text]);

  return (
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
      <p className="search-box__hint" id="search-hint">
        {searchCopy.textHint}
      </p>
    </div>
  );
}

import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { searchCopy } from '#copy/pages/search.ts';
import { TEXT_PARAMETER } from '#domain/search/state/parameters.ts';
import { MAX_TEXT } from '#domain/search/state/parse-search.ts';

/** The text of the search; the form around it sends it. */
export function SearchBox({ text }: { text: string }) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef('');
  // A text that changes elsewhere, by a chip or the way back, replaces what was typed; one that was
  // typed before the script arrived stays.
  useEffect(() => {
    if (input.current && shown.current !== text) input.current.value = text;
    shown.current = text;
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

import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { searchCopy } from '#copy/pages/inventory/search.ts';
import { TEXT_PARAMETER } from '#domain/search/state/parameters.ts';
import { MAX_TEXT } from '#domain/search/state/parse-search.ts';

interface SearchBoxProps {
  text: string;
  /** Whether `text` is that of the address, no longer that of the page as it was built. */
  isStarted: boolean;
}

/** The text of the search; the form around it sends it. */
export function SearchBox({ text, isStarted }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef('');
  const wasStarted = useRef(false);
  // A text that changes elsewhere, by a chip or the way back, replaces what was typed; one that was
  // typed, or begun, before the script arrived stays, even where the address has another.
  useEffect(() => {
    const field = input.current;
    const isFirst = isStarted && !wasStarted.current;
    const isTyped = field?.value !== shown.current || document.activeElement === field;
    if (field && shown.current !== text && !(isFirst && isTyped)) field.value = text;
    shown.current = text;
    wasStarted.current = isStarted;
  }, [text, isStarted]);

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

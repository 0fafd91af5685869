import { searchCopy, wordCopy } from '#copy/pages/inventory/search.ts';
import type { Columns } from '#domain/search/columns/columns.ts';
import { typedWords, unusedWords } from '#domain/search/text/match-text.ts';
import { paths } from '#paths';

interface WordNotesProps {
  text: string;
  columns: Columns;
}

/** The words of a text that no car has or that are not used and, if it names a place, where the cars stand. */
export function WordNotes({ text, columns }: WordNotesProps) {
  const cities = columns.choices.office.values.flatMap((id) => columns.nameOf('office', id) ?? []);
  const unused = unusedWords(columns, text).map(searchCopy.quoted);
  const notes = typedWords(columns, text).map(({ text: word, facet, isFound, start }) => {
    const isPlace = facet === 'office';
    if (isFound && !isPlace) return null;
    const note = isFound ? wordCopy.place(word) : wordCopy.otherPlace(word, cities);
    return (
      <p key={start} className="list__note">
        {isPlace ? note : wordCopy.unknown(searchCopy.quoted(word))}{' '}
        {isPlace && !isFound && <a href={paths.contactForm}>{wordCopy.delivery}</a>}
      </p>
    );
  });
  return (
    <>
      {notes}
      {unused.length > 0 && <p className="list__note">{wordCopy.unused(unused)}</p>}
    </>
  );
}

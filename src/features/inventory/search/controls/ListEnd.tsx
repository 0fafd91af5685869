import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $isListTaken, $search } from '../session/search-store.ts';
import { startSession } from '../session/start-session.ts';
import type { ListData } from './list-data.ts';
import { MoreRows } from './MoreRows.tsx';
import { SearchEnd } from './SearchEnd.tsx';

/** What follows the rows: of the built list until those of a search take its place. */
export function ListEnd({ initial }: { initial: Pick<ListData, 'state' | 'total'> }) {
  const search = useStore($search, { ssr: 'initial' });
  const isListTaken = useStore($isListTaken, { ssr: 'initial' });
  useEffect(startSession, []);
  if (!search?.found || !isListTaken) return <MoreRows {...initial} />;
  return <SearchEnd state={search.state} {...search.found} />;
}

import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect } from 'react';
import { type Route, replaceQuery } from '#admin/navigation/route.ts';
import { readTableQuery, tableQuery } from './table-address.ts';
import { $view, setView } from './view-state.ts';

/** Browsers refuse too many changes of the address in a short time. */
const WRITE_AFTER_MS = 300;

/**
 * Keeps search, filters, sorting and columns in the address, so that a reload and a link to a
 * colleague show the same table. An address without them leaves the ones that were set last.
 */
export function useTableAddress(route: Route): void {
  const view = useStore($view);
  useLayoutEffect(() => {
    if (route.query !== '') setView(readTableQuery(route.query));
  }, [route]);
  // Runs for each new address as well, which may not name the state of the table.
  useEffect(() => {
    const timer = setTimeout(() => replaceQuery(route, tableQuery(view)), WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [view, route]);
}

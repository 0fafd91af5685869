import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect } from 'react';
import { type Route, replaceQuery } from '#admin/navigation/route.ts';
import { readTableQuery, tableQuery } from './table-address.ts';
import { $filter, $sorting } from './view-state.ts';

/** Browsers refuse too many changes of the address in a short time. */
const WRITE_AFTER_MS = 300;

/**
 * Keeps search, filter and sorting in the address, so that a reload and a link to a colleague show
 * the same table. An address without them leaves the ones that were set last.
 */
export function useTableAddress(route: Route): void {
  const filter = useStore($filter);
  const sorting = useStore($sorting);
  useLayoutEffect(() => {
    if (route.query === '') return;
    const wanted = readTableQuery(route.query);
    $filter.set(wanted.filter);
    $sorting.set(wanted.sorting);
  }, [route]);
  useEffect(() => {
    const timer = setTimeout(() => replaceQuery(tableQuery(filter, sorting)), WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [filter, sorting]);
}

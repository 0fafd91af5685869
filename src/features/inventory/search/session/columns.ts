export type { Columns } from '#domain/search/columns/columns.ts';

import type { APIRoute } from 'astro';
import { pageData } from '#site/page-data.ts';

/** Which files of the search belong to this release. */
export const GET: APIRoute = ({ locals }) =>
  Response.json(pageData('/search/current.json', locals));

import type { APIRoute } from 'astro';
import { shownOn } from '#site/page-shows.ts';

/** Which files of the search belong to this release. */
export const GET: APIRoute = ({ locals }) => Response.json(shownOn('/search/current.json', locals));

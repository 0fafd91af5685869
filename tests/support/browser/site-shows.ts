import { expect } from '@playwright/test';

/** Resolves when a page has this text in its HTML: a burst of changes may be released in several parts. */
export async function siteShows(siteUrl: string, path: string, text: string): Promise<void> {
  const html = async () => (await fetch(siteUrl + path)).text();
  await expect.poll(html).toContain(text);
}

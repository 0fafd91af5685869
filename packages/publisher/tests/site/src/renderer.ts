import { createApp } from 'astro/app/entrypoint';
import { createRender } from 'site-publisher/server';

export const render = createRender('https://site.example');
export const headerRules = () => [];

/** The page as Astro renders it, before the package finishes it. */
export async function renderRaw(): Promise<string> {
  return (
    await createApp({ streaming: false }).render(new Request('https://site.example/'))
  ).text();
}

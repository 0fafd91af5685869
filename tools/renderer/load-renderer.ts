import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RENDERER_MODULE, type Renderer } from './renderer.ts';

/** Loads the renderer that was compiled into a folder. */
export async function loadRenderer(folder: string): Promise<Renderer> {
  const module: { default: Renderer } = await import(
    pathToFileURL(join(folder, RENDERER_MODULE)).href
  );
  return module.default;
}

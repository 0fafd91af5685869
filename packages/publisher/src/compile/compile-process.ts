import { currentRenderer } from './current-renderer.ts';
import { describeError } from './describe-error.ts';

/** Where the renderer is, or why it could not be compiled. */
export type CompileAnswer = { ok: true; folder: string } | { ok: false; problem: string };

/**
 * Compiles the renderer, unless it exists, below the folder that the first argument names; the
 * second is the `SiteCode`, as JSON. A process of its own, since it loads Astro and reads the
 * environment.
 */
process.once('disconnect', () => process.exit(1));
process.send?.(await compile(process.argv[2] ?? '', process.argv[3] ?? ''), () => process.exit(0));

async function compile(cache: string, code: string): Promise<CompileAnswer> {
  try {
    return { ok: true, folder: await currentRenderer(cache, JSON.parse(code)) };
  } catch (error) {
    console.error(error);
    return { ok: false, problem: describeError(error) };
  }
}

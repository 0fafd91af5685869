import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { CompileAnswer } from './compile-process.ts';
import type { SiteCode } from './site-code.ts';

/** The renderer could not be compiled. */
export class CompileError extends Error {
  override readonly name = 'CompileError';
}

/**
 * Astro writes a key for server islands into what it compiles: a random one, unless the environment
 * gives one. No page has such an island, so nothing is protected by it, and with a fixed one the same
 * code compiles to the same bytes.
 */
const ISLANDS_KEY = Buffer.alloc(32).toString('base64');

export interface CompileOptions {
  /** Variables that are added to the environment; the site's code depends on them. */
  env: Record<string, string>;
  /** The process's output: a file descriptor, or the streams of this process. */
  output: number | 'inherit';
  /** Kills the process. */
  signal?: AbortSignal;
}

/**
 * Returns the folder, below `cache`, of the renderer of the present code and environment. Compiles
 * it, if necessary, in a process of its own: Astro reads the environment when it is loaded, and its
 * memory is free again before the first page is rendered. Throws `CompileError`.
 */
export async function compileInProcess(
  cache: string,
  code: SiteCode,
  { env, output, signal }: CompileOptions,
): Promise<string> {
  const child = fork(
    join(import.meta.dirname, 'compile-process.ts'),
    [cache, JSON.stringify(code)],
    {
      cwd: code.root,
      // Outside the terminal's process group: Ctrl-C reaches the parent, which ends its children.
      detached: true,
      execArgv: ['--max-semi-space-size=16'],
      env: { ...process.env, ...env, ASTRO_TELEMETRY_DISABLED: '1', ASTRO_KEY: ISLANDS_KEY },
      stdio: ['ignore', output, output, 'ipc'],
      ...(signal ? { signal, killSignal: 'SIGKILL' } : {}),
    },
  );
  const answered = once(child, 'message').then(([answer]) => answer as CompileAnswer);
  const ended = once(child, 'exit').then(([code, killed]): CompileAnswer => {
    return { ok: false, problem: `Compiling ended without a result (${killed ?? code}).` };
  });
  const compiled = await Promise.race([answered, ended]).catch((cause: unknown) => {
    throw new CompileError('The renderer could not be compiled.', { cause });
  });
  if (!compiled.ok) throw new CompileError(compiled.problem);
  return compiled.folder;
}

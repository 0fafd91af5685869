import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isCompiled, rendererFolder } from 'site-publisher/compile';
import { hashText } from '#domain/hash-text.ts';
import { buildEnvironment } from '#tools/app/build-environment.ts';
import { ROOT } from '#tools/shared/config.ts';
import { openDataDir } from '#tools/shared/data-dir.ts';
import { SITE_CODE } from '#tools/shared/site-code.ts';

/**
 * What test apps of this folder of the project have compiled, each by a hash of the sources and of the
 * addresses in it: islands are named by a hash of the path of their component.
 */
const CACHE = join(tmpdir(), 'dealer-renderers', hashText(ROOT));

/** The compiled renderer of an app at these addresses, for its data folder. */
export interface CompiledRenderer {
  /** Copies it into the data folder, where an earlier app has compiled it. */
  reuse(): Promise<void>;
  /** Copies it out of the data folder for later apps. */
  store(): Promise<void>;
}

export async function compiledRenderer(
  dataDir: string,
  urls: { siteUrl: string; emulatorUrl: string },
): Promise<CompiledRenderer> {
  const stored = rendererFolder(CACHE, SITE_CODE, { ...process.env, ...buildEnvironment(urls) });
  const own = join(dataDir, 'renderer', basename(stored));
  return {
    async reuse() {
      if (!isCompiled(stored) || isCompiled(own)) return;
      // An app starts only in a folder that is its own.
      openDataDir(dataDir).close();
      await cp(stored, own, { recursive: true });
    },
    async store() {
      if (isCompiled(stored) || !isCompiled(own)) return;
      const unfinished = `${stored}.${process.pid}`;
      await mkdir(CACHE, { recursive: true });
      await cp(own, unfinished, { recursive: true });
      // Fails where another process was faster.
      await rename(unfinished, stored).catch(() => rm(unfinished, { recursive: true }));
    },
  };
}

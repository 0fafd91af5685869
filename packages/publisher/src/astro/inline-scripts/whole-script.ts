import { resolve } from 'node:path';
import { build } from 'esbuild';

const SUFFIX = '?whole-script';

/**
 * Makes of `import code from './start.ts?whole-script'` the code of that module with everything that it imports,
 * for an inline script that runs while the page arrives. It has copies of modules that other scripts import too:
 * only for what must not wait for their files.
 */
export const wholeScripts = {
  name: 'whole-scripts',
  enforce: 'pre' as const,
  async load(this: { addWatchFile: (path: string) => void }, id: string) {
    if (!id.endsWith(SUFFIX)) return;
    const { outputFiles, metafile } = await build({
      entryPoints: [id.slice(0, -SUFFIX.length)],
      bundle: true,
      charset: 'utf8',
      format: 'iife',
      metafile: true,
      minify: true,
      target: 'es2022',
      write: false,
    });
    for (const path of Object.keys(metafile.inputs)) this.addWatchFile(resolve(path));
    return `export default ${JSON.stringify(outputFiles[0]?.text.trim())};`;
  },
};

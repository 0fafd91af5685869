import { expect, it } from 'vitest';
import { type Bundle, hoistImports } from './hoist-imports.ts';

const chunk = (fileName: string, imports: string[], isEntry = false) => ({
  type: 'chunk' as const,
  fileName,
  imports,
  isEntry,
  code: imports.map((name) => `import"./${name}";`).join(''),
});

it('the file of an island also imports what its imports import, each once and after its own', () => {
  const bundle: Bundle = {
    'Panel.js': chunk('Panel.js', ['search.js', 'react.js'], true),
    'search.js': chunk('search.js', ['atom.js', 'react.js']),
    'react.js': chunk('react.js', ['runtime.js']),
    'atom.js': chunk('atom.js', ['runtime.js', 'search.js']),
    'runtime.js': chunk('runtime.js', []),
  };
  const code = (name: string) => (bundle[name] as ReturnType<typeof chunk>).code;
  hoistImports(bundle);
  expect(code('Panel.js').match(/[a-z]+\.js/gu)).toEqual([
    'search.js',
    'react.js',
    'atom.js',
    'runtime.js',
  ]);
  expect(code('search.js')).toBe('import"./atom.js";import"./react.js";');
});

it('the path of an import is relative to the file that imports it', () => {
  const bundle: Bundle = {
    '_astro/Panel.js': chunk('_astro/Panel.js', ['_astro/search.js'], true),
    '_astro/search.js': chunk('_astro/search.js', ['_astro/atom.js', 'style.css']),
    '_astro/atom.js': chunk('_astro/atom.js', []),
    'style.css': { type: 'asset' },
  };
  hoistImports(bundle);
  expect(bundle['_astro/Panel.js']).toMatchObject({
    code: 'import"./_astro/search.js";\nimport"./atom.js";',
  });
});

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Which room may import what. A room's name is its folder (or file); packages stand beside rooms.
 * Everything may import itself.
 */
const SITE = ['components', 'layouts', 'styles', 'domain', 'copy', 'paths', 'dealer', 'catalogue'];
const RULES: Record<string, { rooms: string[]; packages: RegExp }> = {
  domain: { rooms: [], packages: /^valibot$/ },
  copy: { rooms: ['domain', 'dealer', 'paths'], packages: /^$/ },
  paths: { rooms: ['domain'], packages: /^$/ },
  dealer: { rooms: [], packages: /^$/ },
  catalogue: {
    rooms: ['domain', 'paths'],
    packages: /^(node:|firebase-admin|astro:content|valibot$)/,
  },
  firebase: { rooms: ['domain'], packages: /^(firebase\/|valibot$)/ },
  components: {
    rooms: ['copy', 'paths', 'dealer', 'domain', 'styles'],
    packages: /^(react|nanostores|@nanostores\/react|lucide-react|@lucide\/astro|astro|node:url$)/,
  },
  features: {
    rooms: ['components', 'domain', 'copy', 'paths', 'dealer', 'catalogue', 'styles'],
    packages:
      /^(react|nanostores|@nanostores\/react|@hookform|lucide-react|@lucide\/astro|valibot|astro|schema-dts|robots-parser$)/,
  },
  admin: {
    rooms: ['firebase', 'components', 'domain', 'copy', 'paths', 'dealer', 'styles'],
    packages: /^(react|nanostores|@nanostores\/react|@hookform|lucide-react|valibot|sortablejs)/,
  },
  layouts: {
    rooms: [...SITE, 'features'],
    packages: /^(astro|@lucide\/astro|@fontsource|node:|schema-dts)/,
  },
  pages: {
    rooms: [...SITE, 'features', 'admin'],
    packages: /^(astro|@lucide\/astro|node:|schema-dts)/,
  },
  functions: {
    rooms: ['domain', 'copy', 'dealer', 'paths'],
    packages:
      /^(node:|firebase-admin|firebase-functions|@google-cloud|sharp|nodemailer|valibot|esbuild)/,
  },
  emulator: {
    rooms: [],
    packages: /^(node:|@grpc\/|protobufjs|superstatic|express|google-gax|long)/,
  },
  local: {
    rooms: ['emulator', 'functions', 'domain', 'dealer', 'copy', 'paths', 'catalogue'],
    packages: /./,
  },
};

const ROOT = join(import.meta.dirname, '..');
const FILES = globSync('{src,functions,emulator,tools}/**/*.{ts,tsx,astro}', {
  cwd: ROOT,
  exclude: ['functions/dist/**'],
}).filter((file) => !/\.test\.tsx?$|env\.d\.ts$/u.test(file));

const IMPORT =
  /(?:^|[\s;])(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gu;

/** `src/features/vehicles/x.ts` → room `features`, part `vehicles`. */
function place(file: string): { room: string; part: string } {
  const [first = '', second = '', third = ''] = file.split(sep);
  if (first !== 'src') return { room: first, part: '' };
  return { room: second.replace(/\.\w+$/u, ''), part: second === 'features' ? third : '' };
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? '');
}

function violation(file: string, specifier: string): string | null {
  const from = place(file);
  const rule = RULES[from.room];
  if (!rule) return `${file}: no rule for the room ${from.room}`;
  if (!specifier.startsWith('.')) {
    return rule.packages.test(specifier) ? null : `${file} imports the package ${specifier}`;
  }
  const to = place(relative(ROOT, join(ROOT, dirname(file), specifier)));
  if (to.room === from.room && to.part === from.part) return null;
  if (to.room === 'package.json' || to.room === 'public') return null;
  return rule.rooms.includes(to.room) ? null : `${file} imports ${specifier}`;
}

describe('the layers', () => {
  it.each(Object.keys(RULES))('the layer %s imports only what its rule allows', (room) => {
    const files = FILES.filter((file) => place(file).room === room);
    const violations = files.flatMap((file) =>
      importsOf(file)
        .map((specifier) => violation(file, specifier))
        .filter((text) => text !== null),
    );
    expect(violations).toEqual([]);
  });

  it('every layer has an import rule', () => {
    const rooms = new Set(FILES.map((file) => place(file).room));
    expect([...rooms].filter((room) => !RULES[room] && room !== 'styles')).toEqual([]);
  });
});

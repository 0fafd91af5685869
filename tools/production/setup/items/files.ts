import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRODUCTION_FILE, readProductionFile } from '#tools/production/production-env.ts';
import type { Item } from '../item.ts';
import type { Setup } from '../settings.ts';
import { mediaSite } from './project.ts';
import { webConfig } from './sign-in.ts';

export function productionFileItem(setup: Setup): Item {
  return {
    title: `file ${PRODUCTION_FILE}`,
    async missing() {
      const stored = readProductionFile(setup.id, setup.folder);
      const wanted = Object.entries(await productionValues(setup));
      return wanted.flatMap(([name, value]) =>
        (stored[name] ?? '') === value ? [] : [`${name} is not ${value}`],
      );
    },
    async make() {
      const lines = Object.entries(await productionValues(setup)).map(
        ([name, value]) => `${name}=${/[{"]/u.test(value) ? `'${value}'` : value}\n`,
      );
      const head =
        '# Written by npm run setup, read by npm run deploy. Nothing is secret: commit it.\n';
      await writeFile(join(setup.folder, PRODUCTION_FILE), `${head}${lines.join('')}`);
    },
  };
}

export async function productionValues(setup: Setup): Promise<Record<string, string>> {
  const { id, domain, repository, media, budget } = setup;
  const config = await webConfig(setup);
  const names = ['apiKey', 'appId', 'authDomain', 'messagingSenderId', 'projectId'];
  const shown = Object.fromEntries(names.map((name) => [name, config[name]]));
  return {
    GCLOUD_PROJECT: id,
    SITE_URL: await setup.siteUrl(),
    PUBLIC_MEDIA_URL: media ? `https://${mediaSite(id)}.web.app` : '',
    PUBLIC_FIREBASE_CONFIG: JSON.stringify({ ...shown, storageBucket: setup.bucket }),
    DOMAIN: domain ?? '',
    GITHUB_REPOSITORY: repository ?? '',
    MONTHLY_BUDGET: String(budget),
  };
}

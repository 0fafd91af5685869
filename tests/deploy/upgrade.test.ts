import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import { copyForProduction } from './production-copy.ts';
import { startProductionProject } from './production-project.ts';
import { visitSite } from './served-site.ts';

/** The last version whose deployment wanted full addresses of accounts in `functions/.env`. */
const EARLIER = '87a22dad';
const DOCUMENTS = 1000;

function hasEarlier(): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${EARLIER}^{commit}`], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

const runs = process.env['DEEP'] !== undefined && hasEarlier();
if (!runs) console.log(`No upgrade is tried: it takes DEEP=1 and the commit ${EARLIER}.`);

it.runIf(runs)(
  'a deployment over an earlier version leaves every document as it was and every car on the site',
  async () => {
    const production = await startProductionProject();
    const folder = await mkdtemp(join(tmpdir(), 'earlier-'));
    try {
      const tree = join(folder, 'tree');
      execFileSync('git', ['worktree', 'add', '--detach', tree, EARLIER], { stdio: 'pipe' });
      // It needs packages that this version does not.
      execFileSync('npm', ['install'], { cwd: tree, stdio: 'pipe' });
      const earlier = join(folder, 'copy');
      await copyForProduction(earlier, tree);
      const { id, number, secrets, resources } = production.project;
      // It had a second way to publish, by a workflow on GitHub.
      secrets.add('PUBLISH_GITHUB_TOKEN');
      resources.set(`projects/${id}/secrets/PUBLISH_GITHUB_TOKEN`, {
        name: `projects/${number}/secrets/PUBLISH_GITHUB_TOKEN`,
      });
      const parameters = join(earlier, `functions/.env.${id}`);
      const addresses = ['site-functions', 'worker-functions', 'publisher'].map((name, index) => {
        const parameter = ['SITE', 'WORKER', 'PUBLISHER'][index];
        return `${parameter}_SERVICE_ACCOUNT=${name}@${id}.iam.gserviceaccount.com\n`;
      });
      await writeFile(
        parameters,
        `CONTACT_RECIPIENT=salg@your-dealer.example\n${addresses.join('')}`,
      );

      const writer = production.firestore.bulkWriter();
      for (let index = 0; index < DOCUMENTS; index += 1) {
        // From before vehicles named their cover.
        const own = { price: 200_000 + index, variant: `Nr. ${index}` };
        const { id: _, cover: _cover, ...vehicle } = aVehicle(own);
        writer.set(production.firestore.doc(`vehicles/car-${index}`), vehicle);
      }
      writer.set(production.firestore.doc('vehicle_images/front'), {
        ...{ vehicle_id: 'car-7', image_order: 0, image_state: 'ready', widths: [400] },
        ...{ storage_path: 'vehicle-images/car-7/1_2.jpg', width: 1600, height: 900 },
        ...{ image_url: '/pictures/vehicle-images/car-7/1_2', created_at: new Date() },
      });
      await writer.close();
      const before = await documents();
      const settings = parseEnv(await readFile(join(production.copy, 'production.env'), 'utf8'));
      const first = await production.run('npm', ['run', 'deploy'], earlier, {
        ...(settings as Record<string, string>),
      });
      expect(first.code, first.output).toBe(0);
      expect(await statusOf('/car/car-7')).toBe(200);

      const visits = visitSite(() => statusOf('/car/car-7'));
      const second = await production.deploy();
      const seen = await visits.end();
      console.log(`During the upgrade visitors saw ${seen.join(', ')}.`);
      expect(second.code, second.output).toBe(0);
      expect(seen.map(([status]) => status)).toEqual([200]);
      expect(second.output).toContain('On the copy, format 1 changed 1 documents.');
      expect(await documents()).toEqual(before);
      const upgraded = await production.firestore.doc('vehicles/car-7').get();
      expect(upgraded.get('cover')).toMatch(/^variants\//u);
      for (const car of ['/car/car-0', '/car/car-7', `/car/car-${DOCUMENTS - 1}`]) {
        expect(await statusOf(car)).toBe(200);
      }
      const { bytes } = await production.site.get('/car/car-7');
      expect(bytes.toString()).toContain('200.007');
    } finally {
      await production.close();
      execFileSync('git', ['worktree', 'remove', '--force', join(folder, 'tree')]);
      await rm(folder, { recursive: true, force: true });
    }

    async function documents(): Promise<unknown[]> {
      const { docs } = await production.firestore.collection('vehicles').get();
      // The migration writes both.
      return docs.map((document) => {
        const { cover: _cover, updated_at: _updated, ...data } = document.data();
        return [document.id, data];
      });
    }

    async function statusOf(path: string): Promise<number> {
      return (await production.site.get(path)).status;
    }
  },
  60 * 60_000,
);

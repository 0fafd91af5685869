import { expect, it } from 'vitest';
import { type Progress, runSteps } from '#tools/production/deploy/steps.ts';
import { waitForIndexes } from '#tools/production/deploy/wait-for-indexes.ts';
import { openGoogle } from '#tools/production/google.ts';
import { createProject } from './google-cloud/project.ts';
import { fakeApis } from './google-cloud/send.ts';

const NAMES = ['indexes', 'waiting for indexes', 'documents', 'functions', 'rules'];

function storedProgress(): Progress {
  const finished: string[] = [];
  return {
    done: async () => [...finished],
    finish: async (step) => {
      finished.push(step);
    },
  };
}

it.each(NAMES)('a deployment that stops at "%s" says so and resumes there', async (stopped) => {
  const progress = storedProgress();
  const ran: string[] = [];
  const said: string[] = [];
  const steps = (isBroken: boolean) =>
    NAMES.map((name) => ({
      name,
      run: async () => {
        if (isBroken && name === stopped) throw new Error('The network is gone.');
        ran.push(name);
      },
    }));
  await expect(runSteps(steps(true), progress, () => {})).rejects.toThrow(
    `The deployment stopped at: ${stopped}. The network is gone.`,
  );
  await runSteps(steps(false), progress, (line) => said.push(line));
  expect(ran).toEqual(NAMES);
  if (stopped !== NAMES[0]) expect(said[0]).toContain('An earlier run of this deployment has done');
});

it('functions wait for an index that takes ten minutes, and say what they wait for', async () => {
  const project = createProject('dealer-site', 'europe-west1');
  project.services.add('firestore');
  project.resources.set('project', {});
  const index = 'projects/dealer-site/databases/inquiries/collectionGroups/inquiries/indexes/1';
  const field = 'projects/dealer-site/databases/(default)/collectionGroups/changes/fields/at';
  project.resources.set(index, { name: index, state: 'CREATING' });
  project.resources.set(field, { name: field, indexConfig: { indexes: [{ state: 'CREATING' }] } });
  let minutes = 0;
  const google = openGoogle('dealer-site', fakeApis(project).send, async (milliseconds) => {
    minutes += milliseconds / 60_000;
    if (minutes > 4) project.resources.set(field, { name: field, indexConfig: { indexes: [] } });
    if (minutes > 10) project.resources.set(index, { name: index, state: 'READY' });
  });
  const said: string[] = [];
  await waitForIndexes(google, ['(default)', 'inquiries'], (line) => said.push(line));
  expect(minutes).toBeGreaterThan(10);
  expect(minutes).toBeLessThan(11);
  expect(said).toEqual(['  being built: changes, inquiries', '  being built: inquiries']);
});

it('an index that is not built in an hour ends the deployment, which can be run again', async () => {
  const project = createProject('dealer-site', 'europe-west1');
  project.services.add('firestore');
  project.resources.set('project', {});
  const index = 'projects/dealer-site/databases/inquiries/collectionGroups/inquiries/indexes/1';
  project.resources.set(index, { name: index, state: 'CREATING' });
  const google = openGoogle('dealer-site', fakeApis(project).send, async () => {});
  await expect(waitForIndexes(google, ['inquiries'], () => {})).rejects.toThrow(
    'Not built in an hour: inquiries.',
  );
});

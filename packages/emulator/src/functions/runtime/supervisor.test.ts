import { expect, test } from 'vitest';
import type { LoadedWorker } from './loader.ts';
import { createSupervisor } from './supervisor.ts';

/** A worker that ends when it is killed or retired. */
function aWorker(): LoadedWorker & { alive: boolean } {
  const exit = Promise.withResolvers<void>();
  const worker = {
    endpoints: {},
    params: [],
    specs: new Map(),
    alive: true,
    request: () => {
      throw new Error('Nobody calls it.');
    },
    isResponsive: async () => worker.alive,
    kill: () => {
      worker.alive = false;
      exit.resolve();
    },
    retire: () => worker.kill(),
    exited: exit.promise,
  };
  return worker;
}

test('two simultaneous replacements leave one running worker', async () => {
  const spawned: ReturnType<typeof aWorker>[] = [];
  const supervisor = createSupervisor({
    spawn: async () => {
      const worker = aWorker();
      spawned.push(worker);
      return worker;
    },
    onReady: () => {},
    log: () => {},
  });
  await supervisor.replace();
  await Promise.all([supervisor.replace(), supervisor.replace()]);
  expect(spawned).toHaveLength(3);
  expect(spawned.filter(({ alive }) => alive)).toEqual([supervisor.current()]);
  await supervisor.close();
});

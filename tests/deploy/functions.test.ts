import { readFileSync } from 'node:fs';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Route } from '#functions/src/shared/request/routes.ts';

/** A new project has 20 CPUs in a region. */
const CPUS_OF_A_NEW_PROJECT = 20;
/** More functions make a deployment slow, and each has its own cold start. */
const MAX_FUNCTIONS = 16;

interface Endpoint {
  cpu: number;
  maxInstances: number;
  availableMemoryMb: number;
  region: string[];
  serviceAccountEmail: { name: string };
  secretEnvironmentVariables?: { key: string }[];
  minInstances?: { name: string };
  concurrency: number;
  /** An object where the function has Google's default. */
  timeoutSeconds: number | object;
  httpsTrigger?: { invoker: string[] };
}

let endpoints: Map<string, Endpoint>;
let routes: Record<'site' | 'staff', string[]>;
beforeAll(async () => {
  vi.stubEnv('FIREBASE_CONFIG', '{"projectId":"a-dealer","storageBucket":"a-dealer.example"}');
  const functions = await import('#functions/src/index.ts');
  endpoints = new Map(
    Object.entries(functions).map(([name, value]) => [
      name,
      Reflect.get(value, '__endpoint') as unknown as Endpoint,
    ]),
  );
  const { SITE_ROUTES, STAFF_ROUTES } = await import('#functions/src/routes.ts');
  const paths = (list: readonly Route[]) => list.map(({ path }) => path).sort();
  routes = { site: paths(SITE_ROUTES), staff: paths(STAFF_ROUTES) };
});

it('the functions are few', () => {
  console.log(`${endpoints.size} functions: ${[...endpoints.keys()].join(', ')}`);
  expect(endpoints.size).toBeGreaterThan(10);
  expect(endpoints.size).toBeLessThanOrEqual(MAX_FUNCTIONS);
});

it('all functions at their maximum stay within the CPUs of a new project', () => {
  const cpus = [...endpoints.values()].map(({ cpu, maxInstances }) => cpu * maxInstances);
  // Every function must have a bound, or the sum would be NaN.
  expect(cpus.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(CPUS_OF_A_NEW_PROJECT);
  for (const [name, { availableMemoryMb, region }] of endpoints) {
    expect([name, availableMemoryMb > 0, region]).toEqual([name, true, ['europe-west1']]);
  }
});

it('Hosting calls a function for every address that it answers, and for no other', () => {
  const { rewrites } = JSON.parse(readFileSync('firebase.json', 'utf8')).hosting;
  const called = Object.groupBy(
    rewrites as { source: string; function: { functionId: string } }[],
    (rewrite) => rewrite.function.functionId,
  );
  const sources = (name: string) => called[name]?.map(({ source }) => source).sort();
  expect(Object.keys(called).sort()).toEqual(['site', 'staff']);
  expect(sources('site')).toEqual(routes.site);
  expect(sources('staff')).toEqual(routes.staff);
});

it('the function for visitors has few secrets and an account of its own', () => {
  const secretsOf = (name: string) =>
    (endpoints.get(name)?.secretEnvironmentVariables ?? []).map(({ key }) => key).sort();
  expect(secretsOf('site')).toEqual(['FORM_SECRET', 'INBOUND_KEY']);
  expect(secretsOf('staff')).toEqual([
    'FORM_SECRET',
    'PUBLISH_WEBHOOK_SECRET',
    'REGISTER_KEY',
    'SMTP_URL',
  ]);
  expect(secretsOf('vehicleWritten')).toEqual([]);
  const accountOf = (name: string) => endpoints.get(name)?.serviceAccountEmail.name;
  expect(accountOf('site')).toBe('SITE_SERVICE_ACCOUNT');
  const others = [...endpoints.keys()].filter((name) => name !== 'site');
  expect(others.filter((name) => accountOf(name) === 'SITE_SERVICE_ACCOUNT')).toEqual([]);
});

it('the function that publishes is called by the worker alone, and only two functions by anybody', () => {
  const invokers = [...endpoints].flatMap(([name, { httpsTrigger }]) =>
    httpsTrigger ? [[name, httpsTrigger.invoker]] : [],
  );
  expect(Object.fromEntries(invokers)).toEqual({
    publishSite: ['{{ params.WORKER_SERVICE_ACCOUNT }}'],
    site: ['public'],
    staff: ['public'],
  });
});

it.each(['site', 'staff'])('twenty slow requests leave most places of %s to others', (name) => {
  const { maxInstances = 0, concurrency = 0 } = endpoints.get(name) ?? {};
  expect(maxInstances * concurrency).toBeGreaterThanOrEqual(4 * 20);
  // One instance may be busy with other work.
  expect(maxInstances).toBeGreaterThan(1);
});

it('an instance of the function for visitors waits for them, as many as the setting says', () => {
  expect(endpoints.get('site')?.minInstances?.name).toBe('SITE_MIN_INSTANCES');
});

/** List prices of Cloud Run in USD, as in docs/costs.md. */
const USD = { cpuSecond: 0.000024, gibSecond: 0.0000025, million: 0.4 };
const DAY_SECONDS = 24 * 3600;
/** The least CPU time of an answer, in seconds; an assumption that bounds the number of calls. */
const SHORTEST_CALL = 0.01;

/**
 * The cost of functions per second at their maximum: their instances, and the calls of strangers.
 */
function usdPerSecond(bounds: readonly Endpoint[]): number {
  const costs = bounds.map(({ cpu, maxInstances, availableMemoryMb, httpsTrigger }) => {
    const instance = cpu * USD.cpuSecond + (availableMemoryMb / 1024) * USD.gibSecond;
    const calls = httpsTrigger?.invoker.includes('public') ? cpu / SHORTEST_CALL : 0;
    return maxInstances * (instance + calls * (USD.million / 1e6));
  });
  return costs.reduce((sum, each) => sum + each);
}

it('docs/costs.md names the ceiling of a flood that follows from the bounds of the functions', () => {
  const { site, staff, ...others } = Object.fromEntries(endpoints);
  const costs = (bounds: readonly Endpoint[]) => {
    const day = usdPerSecond(bounds) * DAY_SECONDS;
    return `${Math.ceil(day)} | ${Math.ceil(day * 30).toLocaleString('en')} |`;
  };
  const row = (name: string, bound: Endpoint) => {
    const { maxInstances, cpu, availableMemoryMb, concurrency, timeoutSeconds } = bound;
    const seconds = typeof timeoutSeconds === 'number' ? timeoutSeconds : 60;
    const instance = `${maxInstances} × ${cpu} CPU, ${availableMemoryMb} MiB`;
    const places = `${concurrency} requests of at most ${seconds} s at once`;
    return `| \`${name}\` | ${instance}, ${places} | ${costs([bound])}`;
  };
  const rest = Object.values(others);
  const cpus = rest.reduce((sum, { cpu, maxInstances }) => sum + cpu * maxInstances, 0);
  const rows = [
    row('site', site as Endpoint),
    row('staff', staff as Endpoint),
    `| the ${rest.length} others, which no stranger calls | ${cpus} CPUs | ${costs(rest)}`,
    `| **together** | | ${costs([...endpoints.values()])}`,
  ];
  const page = readFileSync('docs/costs.md', 'utf8');
  expect(page.split('\n').filter((line) => rows.includes(line))).toEqual(rows);
});

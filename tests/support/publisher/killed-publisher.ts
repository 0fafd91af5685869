import { createPublisher, type PublisherOptions } from 'site-publisher';

type Calls = Record<string, (...args: never[]) => unknown>;

/** The external calls of the publisher, in the order of a release. */
export const KILL_POINTS = [
  ...['client.live', 'states.load', 'source.read', 'site.assets', 'site.render'],
  ...['client.createVersion', 'client.populate', 'client.upload', 'client.finalize'],
  ...['states.save', 'client.release', 'states.keep', 'source.save'],
] as const;

export interface Kill {
  point: (typeof KILL_POINTS)[number];
  /** Which call to it, from 1. */
  occurrence: number;
  /** The call is made and its answer never comes; otherwise it is not made. */
  afterwards: boolean;
}

/**
 * Publishes, and stops for good in the middle of a call: nothing of the publisher runs after that,
 * as after a kill. Returns whether there was such a call.
 */
export async function publishUntilKilled(
  options: PublisherOptions,
  revision: number,
  { point, occurrence, afterwards }: Kill,
): Promise<boolean> {
  const { promise: killed, resolve: kill } = Promise.withResolvers<true>();
  let [calls, isDead] = [0, false];

  function mortal<Service extends object>(prefix: string, service: Service): Service {
    const wrapped = Object.entries(service as Calls).map(([name, method]) => [
      name,
      async (...args: never[]) => {
        const isPoint = `${prefix}.${name}` === point;
        if (isPoint) calls += 1;
        const isLast = isPoint && calls === occurrence;
        if (!isDead && (!isLast || afterwards)) {
          const answer = await method(...args);
          if (!isLast && !isDead) return answer;
        }
        isDead = true;
        kill(true);
        return new Promise(() => {});
      },
    ]);
    return Object.fromEntries(wrapped) as Service;
  }

  const { client, states, source, site } = options;
  const publisher = createPublisher({
    ...options,
    client: mortal('client', client),
    states: mortal('states', states),
    source: mortal('source', source),
    site: { ...site, ...mortal('site', { render: site.render, assets: site.assets }) },
  });
  const published = publisher.publish({ revision, full: false, force: true });
  return Promise.race([published.then(() => false), killed]);
}

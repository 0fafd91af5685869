import { type Call, Refusal } from './route.ts';

export interface Channel {
  name: string;
  url: string;
  ttl: string;
  /** Its releases, the newest first. */
  releases: { version: ChannelVersion; releaseTime: string }[];
}

export interface ChannelVersion {
  name: string;
  status: string;
  labels?: Record<string, string>;
}

const LONGEST_SECONDS = 30 * 24 * 3600;

/** The previews of a site, which the emulator does not have. */
export interface Channels {
  /** By their ids. */
  all: Map<string, Channel>;
  /** Null for any other call, and for the live channel. Throws a `Refusal`. */
  answer(call: Call): Promise<object | null>;
  /** The channel that is served under a host name. */
  at(host: string): Channel | undefined;
}

export function createChannels(
  readVersion: (name: string) => Promise<ChannelVersion | null>,
): Channels {
  const all = new Map<string, Channel>();

  function existing(id: string): Channel {
    const channel = all.get(id);
    if (!channel) throw new Refusal(404, 'NOT_FOUND', `There is no channel ${id}.`);
    return channel;
  }

  function create(site: string, { query, body }: Call): object {
    const id = query.get('channelId') ?? '';
    if (!/^[a-z0-9-]{1,63}$/u.test(id)) {
      throw new Refusal(400, 'INVALID_ARGUMENT', `Invalid channel ${id}.`);
    }
    if (id === 'live' || all.has(id)) throw new Refusal(409, 'ALREADY_EXISTS', `${id} exists.`);
    const url = `https://${site}--${id}-a1b2c3d4.web.app`;
    const name = `sites/${site}/channels/${id}`;
    all.set(id, { name, url, ttl: ttlOf(body), releases: [] });
    return shown(existing(id));
  }

  async function release(channel: Channel, { query, body }: Call): Promise<object> {
    const version = await readVersion(query.get('versionName') ?? '');
    if (version?.status !== 'FINALIZED') {
      throw new Refusal(400, 'FAILED_PRECONDITION', 'The version is not finalized.');
    }
    if (Object.keys(body).some((field) => field !== 'message')) {
      throw new Refusal(400, 'INVALID_ARGUMENT', 'A release has a message only.');
    }
    const released = { version, releaseTime: new Date().toISOString() };
    channel.releases.unshift(released);
    return released;
  }

  return {
    all,
    at: (host) => [...all.values()].find(({ url }) => url === `https://${host}`),
    async answer(call) {
      const [, site = '', id, rest = ''] =
        /^\/v1beta1\/sites\/([^/]+)\/channels(?:\/([^/]+)(\/releases)?)?$/u.exec(call.path) ?? [];
      if (site === '' || id === 'live') return null;
      const request = `${call.method} ${rest}`;
      if (id === undefined) return call.method === 'POST' ? create(site, call) : null;
      if (request === 'GET ') return shown(existing(id));
      if (request === 'POST /releases') return release(existing(id), call);
      if (request !== 'PATCH ' || call.query.get('updateMask') !== 'ttl') return null;
      existing(id).ttl = ttlOf(call.body);
      return shown(existing(id));
    },
  };
}

function ttlOf({ ttl, ...others }: Call['body']): string {
  const seconds = Number(/^(\d+)s$/u.exec(String(ttl))?.[1]);
  if (!(seconds > 0 && seconds <= LONGEST_SECONDS) || Object.keys(others).length > 0) {
    throw new Refusal(400, 'INVALID_ARGUMENT', `A channel cannot end after ${ttl}.`);
  }
  return String(ttl);
}

function shown({ name, url, releases: [release] }: Channel): object {
  return { name, url, ...(release && { release }) };
}

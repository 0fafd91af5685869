import { setTimeout as pause } from 'node:timers/promises';
import pMap from 'p-map';
import * as v from 'valibot';

/** Hosting's API refused a call, or could not be reached after several attempts. */
export class HostingApiError extends Error {
  override readonly name = 'HostingApiError';
  readonly status: number | null;
  /** Seconds that Hosting asked to be left alone for; 0 where it named none. */
  readonly retryAfter: number;

  constructor(
    message: string,
    {
      status = null,
      retryAfter = 0,
      cause,
    }: { status?: number | null; retryAfter?: number; cause?: unknown },
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The version that visitors see. */
export interface LiveVersion {
  /** `sites/S/versions/V` */
  version: string;
  labels: Record<string, string>;
  /** When it was released, as an ISO time. */
  releaseTime: string;
}

/** One switch of the site to a version. */
export interface SiteRelease {
  /** `sites/S/versions/V` */
  version: string;
  /** Whether the site still stores its files, so that it can be released again. */
  stored: boolean;
  /** Whether pages of the edit were deferred to a second release. */
  partial: boolean;
}

/** Path within the release, and the SHA-256 of the gzipped bytes. */
export type ReleaseFile = readonly [path: string, hash: string];

export interface Upload {
  url: string;
  /** Hashes of the files that Hosting does not have yet. */
  required: string[];
}

/** Hosting's REST API v1beta1 for one channel of a site. Calls that may succeed later are repeated. */
export interface HostingClient {
  live(): Promise<LiveVersion | null>;
  /** The files of a version: path → SHA-256 of the gzipped bytes. */
  files(version: string): Promise<Map<string, string>>;
  /** The newest releases, the live one first. */
  releases(): Promise<SiteRelease[]>;
  createVersion(fields: { config: object; labels: Record<string, string> }): Promise<string>;
  populate(version: string, files: Iterable<ReleaseFile>): Promise<Upload>;
  upload(url: string, hash: string, gzipped: Uint8Array): Promise<void>;
  finalize(version: string): Promise<void>;
  release(version: string, release: { message: string }): Promise<void>;
  /** Deletes versions that were never finished, of publishers that ended; Hosting keeps them for hours. */
  deleteUnfinished(before: Date): Promise<void>;
  /** Sets how many versions the site keeps; production keeps all otherwise. */
  keepVersions(count: number): Promise<void>;
  /**
   * Creates the channel, or postpones its end where it exists; returns its address. After
   * `seconds`, 30 days at most, Hosting deletes it.
   */
  openChannel(seconds: number): Promise<string>;
}

export interface HostingClientOptions {
  /** `https://firebasehosting.googleapis.com`, or the address of the emulator. */
  origin: string;
  site: string;
  /** The channel that is released to; `live`, which visitors see, unless set. */
  channel?: string;
  /** The access token, or `owner` for the emulator. */
  token: () => Promise<string>;
  /** Pauses between attempts, in milliseconds. */
  pauses?: readonly number[];
}

type Body = string | Uint8Array | null;

interface Answer {
  status: number;
  text: string;
  retryAfter: string | null;
}

const RETRY_PAUSES_MS = [500, 2_000, 5_000];
/**
 * The longest time, in seconds, that a call waits where Hosting asks for a pause; a longer one ends
 * the build.
 */
const MAX_RETRY_AFTER = 10;
/** How long an attempt may take. */
const TIMEOUT_MS = 120_000;
const PATHS_PER_CALL = 1_000;
const CALLS_AT_ONCE = 16;
const PAGE_SIZE = 1_000;
/** The most releases that one call lists; a site keeps the files of far fewer. */
const MAX_RELEASES = 100;

/** The label of a version that is the first of two of the same edit. */
export const PARTIAL_LABEL = 'partial';

const VersionSchema = v.object({
  name: v.string(),
  status: v.optional(v.string()),
  createTime: v.optional(v.string(), ''),
  labels: v.optional(v.record(v.string(), v.string()), {}),
});
const AddressSchema = v.object({ url: v.string() });
const ChannelSchema = v.object({
  release: v.optional(v.object({ releaseTime: v.string(), version: VersionSchema })),
});
const PopulatedSchema = v.object({
  uploadUrl: v.string(),
  uploadRequiredHashes: v.optional(v.array(v.string()), []),
});
const VersionsSchema = v.object({ versions: v.optional(v.array(VersionSchema), []) });
const FilesSchema = v.object({
  files: v.optional(v.array(v.object({ path: v.string(), hash: v.string() })), []),
  nextPageToken: v.optional(v.string(), ''),
});
/** A release that switches the site off has no version. */
const ReleasesSchema = v.object({
  releases: v.optional(v.array(v.object({ version: v.optional(VersionSchema) })), []),
});

export function openHostingClient(options: HostingClientOptions): HostingClient {
  const { origin, site, channel = 'live', token, pauses = RETRY_PAUSES_MS } = options;
  const root = `${origin}/v1beta1`;
  const channelPath = `sites/${site}/channels/${channel}`;

  async function attempt(method: string, url: string, body: Body): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${await token()}`,
      'content-type': typeof body === 'string' ? 'application/json' : 'application/octet-stream',
    };
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      // The bytes that are sent are never in memory that threads share.
      const sent = body as string | Uint8Array<ArrayBuffer> | null;
      const response = await fetch(url, { method, headers, body: sent, signal });
      const { status, headers: answered } = response;
      return { status, text: await response.text(), retryAfter: answered.get('retry-after') };
    } catch (cause) {
      throw new HostingApiError(`${url} could not be reached.`, { cause });
    }
  }

  async function send(method: string, url: string, body: Body): Promise<Answer> {
    for (const milliseconds of [...pauses, null]) {
      const last = milliseconds === null;
      try {
        const answer = await attempt(method, url, body);
        const mayPass = answer.status === 429 || answer.status >= 500;
        const retryAfter = secondsOf(answer);
        if (!mayPass || last || retryAfter > MAX_RETRY_AFTER) return answer;
        await pause(Math.max(milliseconds, retryAfter * 1000));
      } catch (error) {
        if (last) throw error;
        await pause(milliseconds);
      }
    }
    throw new HostingApiError(`${method} ${url} was not attempted.`, {});
  }

  async function call<T extends v.GenericSchema>(
    schema: T,
    method: string,
    path: string,
    body?: object,
  ): Promise<v.InferOutput<T>> {
    const answer = await send(method, `${root}/${path}`, body ? JSON.stringify(body) : null);
    if (!isOk(answer)) throw refusal(method, path, answer);
    return v.parse(schema, JSON.parse(answer.text));
  }

  return {
    async live() {
      const { release } = await call(ChannelSchema, 'GET', channelPath);
      if (release === undefined) return null;
      const { version, releaseTime } = release;
      return { version: version.name, labels: version.labels, releaseTime };
    },
    async files(version) {
      const found = new Map<string, string>();
      let pageToken = '';
      do {
        // Without a status the reference promises only the files that are still to be uploaded.
        const query = new URLSearchParams({
          status: 'ACTIVE',
          pageSize: String(PAGE_SIZE),
          pageToken,
        });
        const page = await call(FilesSchema, 'GET', `${version}/files?${query}`);
        for (const { path, hash } of page.files) found.set(path, hash);
        pageToken = page.nextPageToken;
      } while (pageToken !== '');
      return found;
    },
    async releases() {
      const path = `${channelPath}/releases?pageSize=${MAX_RELEASES}`;
      const { releases } = await call(ReleasesSchema, 'GET', path);
      return releases.flatMap(({ version }) => {
        if (!version) return [];
        const { name, status, labels } = version;
        const partial = labels[PARTIAL_LABEL] === 'true';
        return { version: name, stored: status === 'FINALIZED', partial };
      });
    },
    async createVersion(fields) {
      return (await call(VersionSchema, 'POST', `sites/${site}/versions`, fields)).name;
    },
    async populate(version, files) {
      const required = new Set<string>();
      let url = '';
      const add = async (part: Record<string, string>) => {
        const path = `${version}:populateFiles`;
        const answer = await call(PopulatedSchema, 'POST', path, { files: part });
        for (const hash of answer.uploadRequiredHashes) required.add(hash);
        url = answer.uploadUrl;
      };
      await pMap(partsOf(files), add, { concurrency: CALLS_AT_ONCE });
      return { url, required: [...required] };
    },
    async upload(url, hash, gzipped) {
      const answer = await send('POST', `${url}/${hash}`, gzipped);
      // Uploaded before: by an attempt whose answer was lost, or for another path.
      if (!isOk(answer) && answer.status !== 409) throw refusal('POST', url, answer);
    },
    async finalize(version) {
      const status = { status: 'FINALIZED' };
      await call(v.object({}), 'PATCH', `${version}?updateMask=status`, status);
    },
    async release(version, release) {
      const query = new URLSearchParams({ versionName: version });
      await call(v.object({}), 'POST', `${channelPath}/releases?${query}`, release);
    },
    async deleteUnfinished(before) {
      // Hosting filters; the emulator lists all.
      const query = new URLSearchParams({
        filter: `status="CREATED" AND createTime<"${before.toISOString()}"`,
        pageSize: String(MAX_RELEASES),
      });
      const { versions } = await call(VersionsSchema, 'GET', `sites/${site}/versions?${query}`);
      const unfinished = versions.filter(
        ({ status, createTime }) => status === 'CREATED' && new Date(createTime) < before,
      );
      for (const { name } of unfinished) await call(v.object({}), 'DELETE', name);
    },
    async keepVersions(count) {
      const config = { maxVersions: String(count) };
      await call(v.object({}), 'PATCH', `sites/${site}/config?updateMask=maxVersions`, config);
    },
    async openChannel(seconds) {
      const ttl = { ttl: `${seconds}s` };
      const query = new URLSearchParams({ channelId: channel });
      try {
        return (await call(AddressSchema, 'POST', `sites/${site}/channels?${query}`, ttl)).url;
      } catch (error) {
        if (!(error instanceof HostingApiError) || error.status !== 409) throw error;
        return (await call(AddressSchema, 'PATCH', `${channelPath}?updateMask=ttl`, ttl)).url;
      }
    },
  };
}

/** At least one part, which has no file where there are none. */
function* partsOf(files: Iterable<ReleaseFile>): Generator<Record<string, string>> {
  let part: Record<string, string> = {};
  let size = 0;
  for (const [path, hash] of files) {
    if (size === PATHS_PER_CALL) {
      yield part;
      [part, size] = [{}, 0];
    }
    part[path] = hash;
    size += 1;
  }
  yield part;
}

function isOk({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

function refusal(method: string, path: string, answer: Answer): HostingApiError {
  const { status, text } = answer;
  const message = `Hosting refused ${method} ${path} (${status}): ${text.slice(0, 500)}`;
  return new HostingApiError(message, { status, retryAfter: secondsOf(answer) });
}

/** The seconds of `Retry-After`, which is a number of them or a date; 0 where it is neither. */
function secondsOf({ retryAfter }: Answer): number {
  const named = retryAfter ?? '';
  const seconds = /^\d+$/u.test(named) ? Number(named) : (Date.parse(named) - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : 0;
}

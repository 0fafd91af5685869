import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../shared/database.ts';
import type { IdentifyCaller } from '../wire/caller.ts';
import { asStatusError, sendFailure } from '../wire/failure.ts';
import { type HttpHandler, readBody, readJson, sendJson } from '../wire/http.ts';
import { StatusError, unsupported } from '../wire/status-error.ts';
import type { HostingContext } from './api/context.ts';
import { findHostingCall } from './api/routes.ts';
import { existing, requireOpen } from './api/version-calls.ts';
import { type CallFunction, loadSuperstatic, type Site, serveSite } from './serving/serve-site.ts';
import { readServingConfig } from './serving/serving-config.ts';
import { versionFiles } from './serving/version-files.ts';
import { openFileLists } from './store/file-lists.ts';
import { openContentFiles } from './store/files.ts';
import { openSiteReleases } from './store/releases.ts';
import { openSiteConfig } from './store/site-config.ts';
import { openVersions } from './store/versions.ts';

const MAX_FILE_BYTES = 128 * 1024 * 1024;

export interface SitesOptions {
  database: Database;
  /** Files are stored in `hosting/` below it. */
  dataDir: string;
  /** The id of the project's one site. */
  site: string;
  publicUrl: string;
  callFunction: CallFunction;
  log: (line: string) => void;
}

export interface Sites {
  /** The REST API, for clients that `identify` recognises as the project's own. */
  api(identify: IdentifyCaller): HttpHandler;
  /** Removes damaged files of the live version; returns how many files the version then lacks. */
  removeDamagedFiles(): Promise<number>;
  /** Answers a visitor from the version that is live when the request comes. */
  serve: Site;
}

/** Firebase Hosting with one site: its REST API, and what the live version shows to visitors. */
export function createSites(options: SitesOptions): Sites {
  const { callFunction, database, dataDir, log, publicUrl, site } = options;
  const lists = openFileLists(database);
  const versions = openVersions(database, lists);
  const releases = openSiteReleases(database);
  const contents = openContentFiles(dataDir);
  const config = openSiteConfig(database);
  const responses = new WeakMap<IncomingMessage, ServerResponse>();
  let live = openLive();
  const onRelease = () => {
    live = openLive();
  };
  const stores = { versions, lists, releases, contents, config };
  const context: HostingContext = { site, publicUrl, ...stores, onRelease };

  function openLive(): Site {
    const release = releases.live();
    const version = release && versions.get(release.version);
    const findFile =
      release &&
      versionFiles({
        files: lists.of(release.version),
        contents,
        modified: new Date(release.releaseTime),
        responseOf: (request) => responses.get(request) as ServerResponse,
      });
    return serveSite({
      config: readServingConfig(version?.config ?? {}),
      findFile,
      callFunction,
      log,
    });
  }

  async function answer(request: IncomingMessage, url: URL): Promise<object> {
    const [, upload, name, rest = ''] =
      /^\/(upload|v1beta1)\/(?:projects\/[^/]+\/)?sites\/([^/:]+)(.*)$/u.exec(url.pathname) ?? [];
    if (name !== site) throw new StatusError('NOT_FOUND', `There is no site ${name}.`);
    if (upload === 'upload') return storeFile(request, rest);
    loadSuperstatic();
    const call = findHostingCall(request.method ?? '', rest);
    if (call === null) throw unsupported(`${request.method} ${url.pathname}`);
    return call({ context, query: url.searchParams, body: await readJson(request) });
  }

  async function storeFile(request: IncomingMessage, rest: string): Promise<object> {
    const [, id = '', hash = ''] = /^\/versions\/([^/]+)\/files\/([0-9a-f]{64})$/u.exec(rest) ?? [];
    requireOpen(existing(context, id), null);
    if (!lists.hasHash(id, hash)) {
      throw new StatusError('NOT_FOUND', `The version ${id} has no file ${hash}.`);
    }
    const bytes = await readBody(request, MAX_FILE_BYTES);
    if (contents.has(hash)) throw new StatusError('ALREADY_EXISTS', `${hash} was uploaded before.`);
    await contents.add(hash, bytes);
    return {};
  }

  return {
    api: (identify) => async (request, response, url) => {
      if (!/^\/(?:upload|v1beta1)\/(?:projects\/[^/]+\/)?sites\//u.test(url.pathname)) return false;
      try {
        if (identify(request.headers.authorization).kind !== 'admin') {
          throw new StatusError('UNAUTHENTICATED', 'Hosting needs "Authorization: Bearer owner".');
        }
        sendJson(response, 200, await answer(request, url));
      } catch (error) {
        sendFailure(response, asStatusError(error));
      }
      return true;
    },
    removeDamagedFiles() {
      const release = releases.live();
      return contents.removeDamaged(new Set(release && lists.of(release.version).values()));
    },
    serve(request, response) {
      responses.set(request, response);
      live(request, response);
    },
  };
}

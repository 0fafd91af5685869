import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Emulator } from 'app-emulator';
import { readText, sendJson } from '#tools/http/route.ts';
import { allRoutes } from './apis/index.ts';
import { createCertificate } from './certificate.ts';
import { type Channel, type Channels, type ChannelVersion, createChannels } from './channels.ts';
import { ACCESS_TOKEN, TOKEN, writeCredentials } from './credentials.ts';
import { operationAt } from './crud.ts';
import { answerHosting, isHosting } from './hosting.ts';
import type { Project } from './project.ts';
import { startProxy } from './proxy.ts';
import { answerCall, type Call, Refusal } from './route.ts';

const MAX_BODY_BYTES = 64 * 1024 * 1024;

export interface GoogleCloud {
  /** The environment in which programs reach this cloud and not Google's. */
  env: Record<string, string>;
  /** Every call, as `POST run/v1/…`, in the order of their arrival. */
  calls: string[];
  /** The calls that the fake has no answer for. */
  unknown: string[];
  /** The previews of the site. */
  channels: Channels;
  close(): Promise<void>;
}

/**
 * Starts Google's APIs for one project under their own addresses: the deployed functions, rules and
 * schedules are stored, and Hosting is the emulator's. No request reaches Google.
 */
export async function startGoogleCloud(options: {
  project: Project;
  emulator: Emulator;
  siteHost: string;
  /** Answers the requests of visitors and of the publisher to the site. */
  answerSite: (request: IncomingMessage, response: ServerResponse) => void;
  folder: string;
}): Promise<GoogleCloud> {
  const { project, emulator, siteHost, answerSite, folder } = options;
  const calls: string[] = [];
  const unknown: string[] = [];
  const routes = allRoutes(project);

  const channels = createChannels(async (name) => {
    const url = `${emulator.url}/v1beta1/${name}`;
    const answer = await fetch(url, { headers: { authorization: 'Bearer owner' } });
    return answer.ok ? ((await answer.json()) as ChannelVersion) : null;
  });

  async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = request.headers.host ?? '';
    const url = new URL(request.url ?? '/', `https://${host}`);
    const call = `${request.method} ${host.replace(/\.googleapis\.com$/u, '')}${url.pathname}`;
    calls.push(call);
    const isSignedIn = request.headers.authorization === `Bearer ${ACCESS_TOKEN}`;
    // Sources are uploaded to a signed address.
    if (!isSignedIn && url.pathname !== '/uploaded-source') {
      return refuse(response, new Refusal(401, 'UNAUTHENTICATED', 'No access token.'));
    }
    const isOfPreview = /\/channels(?!\/live)/u.test(url.pathname);
    const isOfSites = /^\/v1beta1\/projects\/[^/]+\/sites(?:\/[^/]+(?:\/customDomains.*)?)?$/u.test(
      url.pathname,
    );
    if (isHosting(host) && !isOfPreview && !isOfSites)
      return answerHosting(emulator, request, response);
    const text = (await readText(request, MAX_BODY_BYTES)) ?? '';
    const isJson = request.headers['content-type']?.startsWith('application/json');
    const body = isJson && text !== '' ? (JSON.parse(text) as Call['body']) : {};
    const { pathname: path, searchParams: query } = url;
    try {
      const asked = { method: request.method ?? '', host, path, query, body };
      const answer = isOfPreview
        ? await channels.answer(asked)
        : await (operationAt(project, path) ?? answerCall(routes, asked));
      if (answer === null) unknown.push(call);
      if (answer === null) throw new Refusal(501, 'UNIMPLEMENTED', `The fake has no ${call}.`);
      sendJson(response, 200, answer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refuse(response, error);
    }
  }

  const certificate = createCertificate(folder, ['*.googleapis.com', '*.web.app']);
  const proxy = await startProxy({
    certificate,
    isOwn: (host) =>
      host.endsWith('.googleapis.com') || host === siteHost || channels.at(host) !== undefined,
    isOpen: (host) => host === 'registry.npmjs.org' || host === '127.0.0.1',
    answer: (request, response) => {
      const preview = channels.at(request.headers.host ?? '');
      if (preview) answerPreview(preview, request, response);
      else if (request.headers.host === siteHost) answerSite(request, response);
      else void answerApi(request, response).catch((error) => response.destroy(error));
    },
    // firebase-tools asks for its access token without the proxy.
    answerDirect: (_, response) => sendJson(response, 200, TOKEN),
  });
  const credentials = writeCredentials(folder, proxy.url);
  return {
    calls,
    unknown,
    channels,
    env: {
      GOOGLE_APPLICATION_CREDENTIALS: credentials,
      HTTPS_PROXY: proxy.url,
      NO_PROXY: '127.0.0.1,localhost',
      NODE_USE_ENV_PROXY: '1',
      NODE_EXTRA_CA_CERTS: certificate.trusted,
    },
    close: () => proxy.close(),
  };
}

/** Of a preview only the manifest of its release is served. */
function answerPreview(
  { releases: [release] }: Channel,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const id = release?.version.labels?.['release'];
  if (request.url !== '/release.json' || !id) response.writeHead(404).end();
  else sendJson(response, 200, { id, built_at: release.releaseTime, items: 0, assets: [] });
}

function refuse(response: ServerResponse, { status, code, message }: Refusal): void {
  sendJson(response, status, { error: { code: status, status: code, message } });
}

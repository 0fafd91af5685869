import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { expect, it } from 'vitest';
import { readText, sendJson } from '#tools/http/route.ts';
import type { Invocation } from './commands/command.ts';
import { createCertificate } from './google-cloud/certificate.ts';
import { ACCESS_TOKEN } from './google-cloud/credentials.ts';
import { answerGcloud } from './google-cloud/gcloud-answers.ts';
import { startProxy } from './google-cloud/proxy.ts';
import { type Call, Refusal } from './google-cloud/route.ts';
import { emptyProject, walkPage } from './production-page.ts';

const MAX_BODY_BYTES = 1_000_000;
const TIMEOUT_MS = 20 * 60_000;

function isInstalled(): boolean {
  try {
    execFileSync('gcloud', ['--version'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

const runs = process.env['DEEP'] !== undefined && isInstalled();
if (!runs) console.log('gcloud itself is not asked: it takes DEEP=1 and gcloud in the PATH.');

it.runIf(runs)(
  'gcloud itself takes every command of docs/production.md and sends what it means',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'real-gcloud-'));
    try {
      mkdirSync(join(folder, 'functions'));
      for (const name of ['package.json', 'storage.cors.json', 'tools/production/project']) {
        cpSync(name, join(folder, name), { recursive: true });
      }
      const project = emptyProject();
      const { code, output, calls } = await walkPage(folder, project);
      expect(code, output).toBe(0);
      const certificate = createCertificate(folder, ['*.googleapis.com']);
      const requests: string[] = [];
      await using stack = new AsyncDisposableStack();
      const proxy = await startProxy({
        certificate,
        isOwn: (host) => host.endsWith('.googleapis.com'),
        isOpen: () => false,
        answer: async (request, response) => {
          const host = request.headers.host ?? '';
          const { pathname: path, searchParams: query } = new URL(`https://${host}${request.url}`);
          const text = (await readText(request, MAX_BODY_BYTES)) ?? '';
          const body = text.startsWith('{') ? (JSON.parse(text) as Call['body']) : {};
          const method = request.method ?? '';
          requests.push(`${method} ${host}${path}`);
          try {
            sendJson(response, 200, answerGcloud(project, { method, host, path, query, body }));
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            const { status, code, message } = error;
            sendJson(response, status, { error: { code: status, status: code, message } });
          }
        },
        answerDirect: (_, response) => sendJson(response, 404, {}),
      });
      stack.defer(() => proxy.close());
      const env = environment(folder, proxy.url, certificate.trusted, project.id);
      const refused: string[] = [];
      const own = calls.filter(({ program }) => program === 'gcloud').filter(isWithoutBrowser);
      expect(own.length).toBeGreaterThan(60);
      const runCall = async (call: Invocation) => {
        const problem = await run(call, folder, env);
        if (problem !== null) refused.push(`gcloud ${call.args.join(' ')}\n${problem}`);
      };
      await pMap(own, runCall, { concurrency: 2 });
      console.log(`gcloud took ${own.length} commands and sent ${requests.length} requests.`);
      expect(refused).toEqual([]);
      expect(requests.length).toBeGreaterThan(own.length / 2);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  TIMEOUT_MS,
);

/** Signing in takes a person. */
function isWithoutBrowser({ args }: Invocation): boolean {
  return !/^auth (?:login|application-default)/u.test(args.join(' '));
}

/** Signed in with the token of the test, with settings of its own, and led through the proxy. */
function environment(folder: string, proxyUrl: string, trusted: string, project: string) {
  const { hostname, port } = new URL(proxyUrl);
  const token = join(folder, 'access-token');
  writeFileSync(token, ACCESS_TOKEN);
  return {
    PATH: process.env['PATH'],
    HOME: folder,
    CLOUDSDK_CONFIG: join(folder, 'gcloud-settings'),
    CLOUDSDK_AUTH_ACCESS_TOKEN_FILE: token,
    CLOUDSDK_CORE_PROJECT: project,
    CLOUDSDK_CORE_DISABLE_PROMPTS: '1',
    CLOUDSDK_CORE_DISABLE_USAGE_REPORTING: '1',
    CLOUDSDK_COMPONENT_MANAGER_DISABLE_UPDATE_CHECK: '1',
    CLOUDSDK_CORE_CUSTOM_CA_CERTS_FILE: trusted,
    CLOUDSDK_PROXY_TYPE: 'http',
    CLOUDSDK_PROXY_ADDRESS: hostname,
    CLOUDSDK_PROXY_PORT: port,
  };
}

/** What gcloud says where it fails; null where it does not. */
function run({ args, stdin }: Invocation, cwd: string, env: NodeJS.ProcessEnv) {
  return new Promise<string | null>((resolve) => {
    const child = execFile('gcloud', args, { cwd, env }, (error, _, stderr) => {
      resolve(error === null ? null : stderr.slice(-600));
    });
    child.stdin?.end(stdin);
  });
}

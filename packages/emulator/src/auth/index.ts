import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Database, inTransaction } from '../shared/database.ts';
import type { IdentifyCaller } from '../wire/caller.ts';
import { type HttpHandler, parseJsonObject, readBody, sendJson } from '../wire/http.ts';
import { StatusError, unsupported } from '../wire/status-error.ts';
import { openAccounts } from './accounts/accounts.ts';
import { openActionCodes } from './accounts/action-codes.ts';
import { type ActionPageTexts, ENGLISH_ACTION_PAGES } from './accounts/action-page-texts.ts';
import { openAttempts } from './accounts/attempts.ts';
import { AuthError } from './accounts/auth-error.ts';
import { openChallenges } from './accounts/challenges.ts';
import type { AuthContext, AuthMail } from './accounts/context.ts';
import { openSessions } from './accounts/sessions.ts';
import { serveActionPage } from './browser/action-page.ts';
import { type AuthConfig, DEFAULT_CONFIG } from './config.ts';
import { ACTION_PATH } from './requests/action-links.ts';
import { type Body, optionalText } from './requests/input.ts';
import { findCall } from './routes.ts';
import { identifyWith } from './tokens/identify.ts';

export type { ActionPageTexts } from './accounts/action-page-texts.ts';
export type { AuthMail } from './accounts/context.ts';
export { readAuthConfig } from './config.ts';

export interface AuthOptions {
  database: Database;
  projectId: string;
  onMail: (mail: AuthMail) => void;
  /** Texts of the pages behind mailed links; English where none are given. */
  actionPageTexts?: ActionPageTexts | undefined;
  /** Page that links of mails lead to; by default one of the emulator. */
  actionUrl?: string | undefined;
  /** By default the configuration of a new project. */
  config?: AuthConfig | undefined;
  /**
   * Accepts the tokens of `@firebase/rules-unit-testing`, whose users have no account. Only for
   * tests of rules.
   */
  acceptTestTokens?: boolean;
  /** The clock, in milliseconds. */
  now?: () => number;
}

export interface Auth {
  identify: IdentifyCaller;
  handle: HttpHandler;
  /** Deletes all accounts with their sessions. */
  clear(): void;
}

/** Firebase Authentication with e-mail and password, for the browser SDK and the Admin SDK. */
export function createAuth(options: AuthOptions): Auth {
  const { database, projectId, onMail, acceptTestTokens = false, now = Date.now } = options;
  const context: AuthContext = {
    database,
    projectId,
    onMail,
    actionPageTexts: options.actionPageTexts ?? ENGLISH_ACTION_PAGES,
    actionUrl: options.actionUrl ?? null,
    config: options.config ?? DEFAULT_CONFIG,
    now,
    accounts: openAccounts(database),
    sessions: openSessions(database),
    attempts: openAttempts(database, now),
    actionCodes: openActionCodes(database, now),
    challenges: openChallenges(database, now),
  };
  return {
    identify: identifyWith(context, acceptTestTokens),
    handle: (request, response, url) => handle(context, request, response, url),
    clear: () =>
      inTransaction(database, () => {
        for (const table of TABLES) database.exec(`DELETE FROM ${table}`);
      }),
  };
}

const TABLES = [
  'auth_accounts',
  'auth_sessions',
  'auth_attempts',
  'auth_action_codes',
  'auth_challenges',
];

const AUTH_PATHS = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//;

async function handle(
  context: AuthContext,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  const page = url.pathname === ACTION_PATH;
  if (!page && !AUTH_PATHS.test(url.pathname)) return false;
  try {
    if (page) await serveActionPage(context, request, response, url);
    else await answer(context, request, response, url);
  } catch (error) {
    sendError(response, error);
  }
  return true;
}

async function answer(
  context: AuthContext,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const found = findCall(request.method ?? 'GET', url.pathname, context.projectId);
  if (found === null) throw unsupported(`the Auth call ${request.method} ${url.pathname}`);
  if (found.adminOnly && request.headers.authorization !== 'Bearer owner') {
    throw new AuthError('INSUFFICIENT_PERMISSION', 'Only the Admin SDK may call this.', 403);
  }
  const body =
    request.method === 'GET' ? Object.fromEntries(url.searchParams) : await readFields(request);
  if (optionalText(body, 'tenantId') !== undefined) throw unsupported('tenants');
  sendJson(response, 200, await found.call(context, body, originOf(request)));
}

/** The body of a call: a form for the token service, JSON for all others. */
async function readFields(request: IncomingMessage): Promise<Body> {
  const text = (await readBody(request)).toString('utf8');
  if (text === '') return {};
  const isForm = request.headers['content-type']?.includes('application/x-www-form-urlencoded');
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : parseJsonObject(text);
}

function originOf(request: IncomingMessage): string {
  return `http://${request.headers.host ?? '127.0.0.1'}`;
}

/** SDKs read the code before the colon and show the rest. */
function sendError(response: ServerResponse, error: unknown): void {
  const [status, message] = toAnswer(error);
  sendJson(response, status, {
    error: { code: status, message, errors: [{ message, reason: 'invalid', domain: 'global' }] },
  });
}

function toAnswer(error: unknown): [number, string] {
  if (error instanceof AuthError) return [error.httpStatus, error.message];
  if (!(error instanceof StatusError)) throw error;
  const code = error.status === 'UNIMPLEMENTED' ? 'OPERATION_NOT_ALLOWED' : error.status;
  return [error.httpStatus, `${code} : ${error.message}`];
}

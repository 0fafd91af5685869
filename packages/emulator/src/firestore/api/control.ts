import type { IncomingMessage } from 'node:http';
import { compileFirestoreRules, type FirestoreRules } from '#emulator/rules/index.ts';
import { type HttpHandler, readJson, sendJson } from '#emulator/wire/http.ts';
import { invalidArgument, StatusError, unsupported } from '#emulator/wire/status-error.ts';
import type { FirestoreParts } from '../operations/parts.ts';

interface RulesRequest {
  rules?: { files?: { name?: string; content?: string }[] };
}

/** The endpoints of `@firebase/rules-unit-testing`: replace the rules, delete all documents. */
export function createControl({ access, committer, names }: FirestoreParts): HttpHandler {
  const rulesPath = `/emulator/v1/${names.database.split('/').slice(0, 2).join('/')}:securityRules`;
  const documentsPath = `/emulator/v1/${names.documents}`;
  return async (request, response, url) => {
    // Some clients percent-encode the parentheses of `(default)`.
    const path = url.pathname.replaceAll('%28', '(').replaceAll('%29', ')');
    const call = `${request.method} ${path}`;
    if (call === `PUT ${rulesPath}`) {
      refusePages(request);
      const { rules } = (await readJson(request)) as RulesRequest;
      const file = rules?.files?.[0];
      if (file?.content === undefined) {
        throw invalidArgument('The request holds no rules file.');
      }
      access.replaceRules(compile(file.content, file.name ?? 'firestore.rules'));
    } else if (call === `DELETE ${documentsPath}`) {
      refusePages(request);
      committer.clear();
    } else if (/^POST \/emulator\/v1\/projects\/[^/]+:(?:export|import)$/.test(call)) {
      throw unsupported("export and import in Google's format");
    } else {
      return false;
    }
    sendJson(response, 200, {});
    return true;
  };
}

function compile(content: string, name: string): FirestoreRules {
  try {
    return compileFirestoreRules(content, name);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw invalidArgument(message, { cause });
  }
}

/** Throws for requests of web pages, allowed origins included: only programs may do this. */
function refusePages(request: IncomingMessage): void {
  if (request.headers.origin === undefined) return;
  throw new StatusError('PERMISSION_DENIED', 'Pages may not control the emulator.');
}

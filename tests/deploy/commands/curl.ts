import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setupRoutes } from '../google-cloud/apis/setup.ts';
import { ACCESS_TOKEN } from '../google-cloud/credentials.ts';
import type { Project } from '../google-cloud/project.ts';
import { answerCall, Refusal } from '../google-cloud/route.ts';
import { CommandRefusal, type Invocation } from './command.ts';

/** `curl` on Google's APIs. */
export function runCurl(project: Project, { args, cwd }: Invocation): string {
  const { values, positionals } = readArguments(args);
  const url = new URL(positionals[0] ?? '');
  const headers = values.header ?? [];
  if (!headers.includes(`Authorization: Bearer ${ACCESS_TOKEN}`)) {
    throw new CommandRefusal(`${url} refused: 401`);
  }
  // The credentials of a person need a project that pays for the quota.
  if (!headers.includes(`x-goog-user-project: ${project.id}`)) {
    throw new CommandRefusal(`${url} refused: 403, no quota project`);
  }
  const data = values.data ?? '';
  const text = data.startsWith('@') ? readFileSync(join(cwd, data.slice(1)), 'utf8') : data;
  try {
    const answer = answerCall(setupRoutes(project), {
      method: values.request ?? 'GET',
      host: url.host,
      path: url.pathname,
      query: url.searchParams,
      body: text === '' ? {} : JSON.parse(text),
    });
    if (answer === null) throw new CommandRefusal(`${url} refused: 404`);
    return JSON.stringify(answer, null, 2);
  } catch (error) {
    if (error instanceof Refusal) throw new CommandRefusal(`${url} refused: ${error.message}`);
    throw error;
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        fail: { type: 'boolean', short: 'f' },
        silent: { type: 'boolean', short: 's' },
        'show-error': { type: 'boolean', short: 'S' },
        request: { type: 'string', short: 'X' },
        header: { type: 'string', short: 'H', multiple: true },
        data: { type: 'string', short: 'd' },
      },
    });
  } catch (cause) {
    throw new CommandRefusal(`curl ${args.join(' ')}`, { cause });
  }
}

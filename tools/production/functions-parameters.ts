import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Parameter, parameters } from '#functions/src/shared/settings/parameters.ts';
import { ROOT } from '../shared/config.ts';
import { UsageError } from '../shared/failure.ts';
import type { ProductionSettings } from './settings.ts';

/**
 * Reads `functions/.env.PROJECT` and adds every parameter that it leaves out: firebase-tools asks
 * for those, and without a terminal it refuses to deploy. Throws a `UsageError` that names each
 * parameter without a value, with an invalid one, or that no function has.
 */
export async function readFunctionsParameters({
  projectId,
  siteUrl,
}: Pick<ProductionSettings, 'projectId' | 'siteUrl'>): Promise<Record<string, string>> {
  const name = `functions/.env.${projectId}`;
  const text = await readFile(join(ROOT, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const { PUBLIC_URL, ...file } = parseEnv(text) as Record<string, string>;
  const own = { PUBLIC_URL: siteUrl, ...file };
  const { values, problems } = completeParameters(own, parameters(), projectId);
  // Two addresses of the site would be one too many: mails and checks would lead to another.
  if (PUBLIC_URL !== undefined) problems.push('PUBLIC_URL is SITE_URL: take it out of the file.');
  if (problems.length === 0) return values;
  throw new UsageError(`${name}:\n  ${problems.join('\n  ')}\nSee docs/production.md.`);
}

/** The parameters that name the account of a function end with this. */
const ACCOUNT_SUFFIX = '_SERVICE_ACCOUNT';
const ACCOUNT_ADDRESS = /^[a-z0-9][a-z0-9-]+@[a-z0-9.-]+\.gserviceaccount\.com$/u;

const MAILBOXES = ['CONTACT_RECIPIENT', 'WEBMASTER_EMAIL', 'MAIL_FROM'];

/** The value of every parameter, and what is wrong with those of the installation. */
export function completeParameters(
  own: Readonly<Record<string, string>>,
  declared: readonly Parameter[],
  projectId: string,
): { values: Record<string, string>; problems: string[] } {
  const values: Record<string, string> = {};
  const problems = Object.keys(own)
    .filter((name) => !declared.some((parameter) => parameter.name === name))
    .map((name) => `${name} is no parameter of the functions.`);
  for (const { name, type, fallback } of declared) {
    const isAccount = name.endsWith(ACCOUNT_SUFFIX);
    const given = own[name] || fallback;
    const value = isAccount && given !== null ? fullAddress(given, projectId) : given;
    if (value === null) problems.push(`${name} has no value.`);
    else if (isAccount && !ACCOUNT_ADDRESS.test(value)) {
      problems.push(`${name} must be the address of a service account, not "${value}".`);
    } else if (MAILBOXES.includes(name) && !/^\S+@\S+\.\S+$|<\S+@\S+\.\S+>$/u.test(value)) {
      problems.push(`${name} must be an address of a mailbox, not "${value}".`);
    } else if (type === 'int' && !/^\d{1,9}$/u.test(value)) {
      problems.push(`${name} must be a whole number, not "${value}".`);
    } else values[name] = value;
  }
  return { values, problems };
}

/**
 * The address of an account, also for `NAME@`, which means one of the project. firebase-tools completes
 * that form for functions, but neither for secrets nor for schedules, where Google refuses it.
 */
function fullAddress(account: string, projectId: string): string {
  return account.endsWith('@') ? `${account}${projectId}.iam.gserviceaccount.com` : account;
}

/** The values as a dotenv file that firebase-tools reads. */
export function dotenvFile(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
}

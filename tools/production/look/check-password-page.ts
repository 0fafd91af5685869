import { paths } from '#paths';
import type { LiveSite } from './site.ts';

const RESET = 'https://identitytoolkit.googleapis.com/v1/accounts:resetPassword';

/** Whether staff can choose a password: the page opens, and Google takes calls from it. */
export async function checkPasswordPage(site: LiveSite, apiKey: string | null): Promise<string[]> {
  const problems: string[] = [];
  const page = await site.get(`${paths.admin}?mode=resetPassword&oobCode=none`);
  if (page.status !== 200) problems.push(`The page for a new password answers ${page.status}.`);
  if (apiKey !== null) problems.push(...(await askGoogle(site, apiKey)));
  return problems;
}

/** A code that nobody has is refused as such; a key that is restricted too much is refused before. */
async function askGoogle({ origin }: LiveSite, apiKey: string): Promise<string[]> {
  const response = await fetch(`${RESET}?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', referer: `${origin}/` },
    body: JSON.stringify({ oobCode: 'none' }),
  });
  const answer = await response.text();
  if (answer.includes('INVALID_OOB_CODE')) return [];
  return [`Google answers the page for a new password with: ${answer.slice(0, 200)}`];
}

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../../wire/http.ts';
import { AuthError } from '../accounts/auth-error.ts';
import type { AuthContext } from '../accounts/context.ts';
import { applyActionCode, resetPassword } from './codes.ts';

const PROBLEMS: Record<string, string> = {
  INVALID_OOB_CODE: 'Linket er ugyldigt eller allerede brugt. Bed om et nyt.',
  MISSING_OOB_CODE: 'Linket er ikke helt. Kopiér hele linket fra mailen.',
  EXPIRED_OOB_CODE: 'Linket er udløbet. Bed om et nyt.',
  WEAK_PASSWORD: 'Adgangskoden skal være på mindst 6 tegn.',
  USER_DISABLED: 'Kontoen er lukket.',
};

/** The page behind a mailed link: choose a new password, or confirm the address. */
export async function serveActionPage(
  context: AuthContext,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const resetting = url.searchParams.get('mode') !== 'verifyEmail';
  const oobCode = url.searchParams.get('oobCode') ?? '';
  const title = resetting ? 'Vælg ny adgangskode' : 'Bekræft din e-mailadresse';
  try {
    const { email } = await resetPassword(context, { oobCode }, url.origin);
    if (request.method !== 'POST') {
      const form = resetting ? passwordForm(String(email)) : confirmForm(String(email));
      return sendPage(response, 200, title, form);
    }
    const fields = new URLSearchParams((await readBody(request, 20_000)).toString('utf8'));
    if (resetting) {
      const newPassword = fields.get('newPassword') ?? '';
      await resetPassword(context, { oobCode, newPassword }, url.origin);
    } else applyActionCode(context, oobCode);
    const done = resetting
      ? 'Adgangskoden er ændret. Du kan nu logge ind med den nye.'
      : 'Din e-mailadresse er bekræftet.';
    sendPage(response, 200, 'Færdig', `<p role="status">${done}</p>${goOn(url)}`);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const again = error.code === 'WEAK_PASSWORD' ? passwordForm('') : '';
    const problem = PROBLEMS[error.code] ?? error.message;
    sendPage(response, 400, title, `<p role="alert">${escapeHtml(problem)}</p>${again}`);
  }
}

const STYLE = `
  body { font: 1.125rem/1.5 system-ui, sans-serif; color: #1c1e21; background: #faf9f7; }
  main { max-width: 24rem; margin: 4rem auto; padding: 0 1rem; }
  label, input, button { display: block; width: 100%; box-sizing: border-box; font: inherit; }
  input, button { margin: 0.5rem 0 1rem; padding: 0.75rem; border: 1px solid #6b6f75; }
  button { color: #fff; background: #17324d; border-color: #17324d; cursor: pointer; }
  :focus-visible { outline: 3px solid #b4532a; outline-offset: 2px; }
`;
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

function passwordForm(email: string): string {
  return `<form method="post">
    ${email === '' ? '' : `<p>for ${escapeHtml(email)}</p>`}
    <label>Ny adgangskode
      <input name="newPassword" type="password" minlength="6" autocomplete="new-password" required>
    </label>
    <button>Gem adgangskode</button>
  </form>`;
}

function confirmForm(email: string): string {
  return `<form method="post"><p>${escapeHtml(email)}</p><button>Bekræft</button></form>`;
}

function goOn(url: URL): string {
  const target = url.searchParams.get('continueUrl');
  if (target === null || !/^https?:\/\//i.test(target)) return '';
  return `<p><a href="${escapeHtml(target)}">Fortsæt</a></p>`;
}

function sendPage(response: ServerResponse, status: number, title: string, body: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // Not `no-referrer`: the form would then be posted with the origin of a stranger.
    'referrer-policy': 'same-origin',
    'content-security-policy': CONTENT_SECURITY_POLICY,
  });
  response.end(`<!doctype html>
<html lang="da">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<main><h1>${escapeHtml(title)}</h1>${body}</main>
</html>
`);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

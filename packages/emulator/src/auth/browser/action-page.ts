import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '#emulator/wire/http.ts';
import type { ActionPageTexts } from '../accounts/action-page-texts.ts';
import { AuthError } from '../accounts/auth-error.ts';
import type { AuthContext } from '../accounts/context.ts';
import { applyActionCode, resetPassword } from './codes.ts';

/** The page behind a mailed link: choose a new password, or confirm the address. */
export async function serveActionPage(
  context: AuthContext,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const texts = context.actionPageTexts;
  const resetting = url.searchParams.get('mode') !== 'verifyEmail';
  const oobCode = url.searchParams.get('oobCode') ?? '';
  const { title, done } = resetting ? texts.resetPassword : texts.verifyEmail;
  const send = (status: number, heading: string, body: string) =>
    sendPage(response, status, { language: texts.language, title: heading, body });
  try {
    const { email } = await resetPassword(context, { oobCode }, url.origin);
    if (request.method !== 'POST') {
      const form = resetting
        ? passwordForm(texts, String(email))
        : confirmForm(texts, String(email));
      return send(200, title, form);
    }
    const fields = new URLSearchParams((await readBody(request, 20_000)).toString('utf8'));
    if (resetting) {
      const newPassword = fields.get('newPassword') ?? '';
      await resetPassword(context, { oobCode, newPassword }, url.origin);
    } else applyActionCode(context, oobCode);
    const message = `<p role="status">${escapeHtml(done)}</p>`;
    send(200, texts.doneTitle, message + continueLink(texts, url));
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const formAgain = TOO_SHORT.includes(error.code) ? passwordForm(texts, '') : '';
    const problem = texts.errors[error.code] ?? error.message;
    send(400, title, `<p role="alert">${escapeHtml(problem)}</p>${formAgain}`);
  }
}

/** Errors after which another password may be typed. */
const TOO_SHORT = ['WEAK_PASSWORD', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'];

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

function passwordForm({ resetPassword: texts }: ActionPageTexts, email: string): string {
  return `<form method="post">
    ${email === '' ? '' : `<p>${escapeHtml(texts.account(email))}</p>`}
    <label>${escapeHtml(texts.password)}
      <input name="newPassword" type="password" minlength="6" autocomplete="new-password" required>
    </label>
    <button>${escapeHtml(texts.submit)}</button>
  </form>`;
}

function confirmForm({ verifyEmail }: ActionPageTexts, email: string): string {
  const button = `<button>${escapeHtml(verifyEmail.submit)}</button>`;
  return `<form method="post"><p>${escapeHtml(email)}</p>${button}</form>`;
}

function continueLink({ goOn }: ActionPageTexts, url: URL): string {
  const target = url.searchParams.get('continueUrl');
  if (target === null || !/^https?:\/\//i.test(target)) return '';
  return `<p><a href="${escapeHtml(target)}">${escapeHtml(goOn)}</a></p>`;
}

interface Page {
  language: string;
  title: string;
  /** HTML. */
  body: string;
}

function sendPage(response: ServerResponse, status: number, { language, title, body }: Page): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // With `no-referrer` the browser would post the form with `Origin: null`, which is refused.
    'referrer-policy': 'same-origin',
    'content-security-policy': CONTENT_SECURITY_POLICY,
  });
  response.end(`<!doctype html>
<html lang="${escapeHtml(language)}">
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

import type { Mail } from './mail.ts';

/** Hands one mail over; resolves once the server has taken it, else throws. */
export type SendMail = (mail: Mail) => Promise<void>;

/** A mail that could not be handed over. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** The server's answer (`550`) or the kind of network failure (`ETIMEDOUT`). */
  readonly code: string;
  constructor(message: string, code: string, options: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export interface SmtpLimits {
  /** To be connected and greeted. */
  connectMs: number;
  /** Silence in the middle of a talk. */
  silenceMs: number;
}
const LIMITS: SmtpLimits = { connectMs: 10_000, silenceMs: 20_000 };

/** Sends over SMTP. nodemailer loads with the first mail: most functions never send one. */
export function smtpSender(url: string, limits: SmtpLimits = LIMITS): SendMail {
  return async (mail) => {
    if (!url) throw new MailError('No mail server is configured.', 'ENOSERVER', {});
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      connectionTimeout: limits.connectMs,
      greetingTimeout: limits.connectMs,
      dnsTimeout: limits.connectMs,
      socketTimeout: limits.silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as Parameters<typeof createTransport>[0]);
    try {
      await transport.sendMail(mail);
    } catch (cause) {
      throw new MailError('The mail server did not take the mail.', codeOf(cause), { cause });
    } finally {
      transport.close();
    }
  };
}

function codeOf(cause: unknown): string {
  const error = cause as { responseCode?: number; code?: string };
  return String(error.responseCode ?? error.code ?? 'unknown');
}

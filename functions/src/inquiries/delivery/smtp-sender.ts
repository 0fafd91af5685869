interface Address {
  name: string;
  address: string;
}

export interface OutgoingMail {
  messageId: string;
  from: string | Address;
  /** An object where the address was typed by a stranger: its text is never read as a list. */
  to: string | Address;
  replyTo?: Address;
  subject: string;
  text: string;
  /** A mail that is not about an inquiry may be text alone. */
  html?: string;
  headers?: Record<string, string>;
  /** The Message-ID of the mail that this one continues. */
  inReplyTo?: string;
  references?: string;
  attachments?: { filename: string; contentType: string; content: string }[];
}

/** Sends one mail; throws a MailError unless the server accepts it. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** The mail server was not reached or did not accept a mail. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** The status of the server (`550`) or the code of a network failure (`ETIMEDOUT`). */
  readonly code: string;
  constructor(message: string, code: string, options: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export interface SmtpLimits {
  /** Until the server is connected and has greeted. */
  connectMs: number;
  /** Without an answer within a connection. */
  silenceMs: number;
}
const LIMITS: SmtpLimits = { connectMs: 10_000, silenceMs: 20_000 };

/** Sends over SMTP. Loads nodemailer with the first mail, since most functions never send one. */
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

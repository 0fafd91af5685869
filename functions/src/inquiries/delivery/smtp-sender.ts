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

/** Sends one mail; throws nodemailer's error unless the server accepts it. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

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
    if (!url) {
      throw Object.assign(new Error('No mail server is configured.'), { code: 'ENOSERVER' });
    }
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
    } finally {
      transport.close();
    }
  };
}

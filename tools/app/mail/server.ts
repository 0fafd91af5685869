import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { HOST } from '#tools/shared/config.ts';
import type { MailStore } from './store.ts';

const MAX_MAIL_BYTES = 10 * 1024 * 1024;

export interface MailServer {
  url: string;
  close(): Promise<void>;
}

/** Starts an SMTP server on a free loopback port that stores every mail and delivers none. */
export async function startMailServer(store: MailStore): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MAX_MAIL_BYTES,
    logger: false,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => store.add(recipients, raw))
        .then(
          () => done(),
          (error: Error) => done(error),
        );
    },
  });
  // A client that disconnects in the middle of a mail must not stop the app.
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, HOST, resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${HOST}:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/**
 * How a mail server treats the next session. `cut` takes the mail and hangs up before it says so.
 */
export type Behaviour = 'accept' | 'busy' | 'refuse' | 'silent' | 'cut' | 'slam';

/** Texts that try to add a header, a recipient or a script to a mail. */
export const HOSTILE_TEXTS: readonly string[] = [
  '\r\nBcc: victim@example.com',
  '\nTo: victim@example.com',
  '\r\n\r\n<script>alert(1)</script>',
  '%0d%0aBcc:victim@example.com',
  '=?utf-8?q?=0D=0ABcc:_victim@example.com?=',
  '"<victim@example.com>',
  '>, <victim@example.com>',
  ';victim@example.com',
  '\u2028Bcc: victim@example.com',
  '\u0085Bcc: victim@example.com',
  '\u0000',
  '\r\n.\r\nMAIL FROM:<a@b.c>\r\n',
  '\n.\nQUIT\n',
  '.\r\n',
  '\u202e',
  '\ud800',
  '😀'.repeat(40),
  'x'.repeat(3000),
  '</table></body>',
  '&lt;b&gt;',
];

export interface TestSmtpServer {
  url: string;
  /** Every accepted mail, as it arrived. */
  mails: { from: string; to: string[]; raw: string; behaviour: Behaviour }[];
  close(): Promise<void>;
}

/** A mail server on a real socket that may fail in a different way in each session. */
export async function startSmtpServer(behave: () => Behaviour): Promise<TestSmtpServer> {
  const mails: TestSmtpServer['mails'] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    talk(socket, behave(), mails);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function talk(socket: Socket, behaviour: Behaviour, mails: TestSmtpServer['mails']): void {
  if (behaviour === 'slam') return void socket.destroy();
  if (behaviour === 'silent') return;
  const say = (line: string) => socket.write(`${line}\r\n`);
  let buffer = '';
  let inData = false;
  let envelope = { from: '', to: [] as string[] };
  say('220 test');
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    buffer += chunk;
    for (;;) {
      const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const text = buffer.slice(0, end);
      buffer = buffer.slice(end + (inData ? 5 : 2));
      if (inData) {
        inData = false;
        mails.push({ ...envelope, raw: text, behaviour });
        if (behaviour === 'cut') return void socket.destroy();
        say('250 taken');
        continue;
      }
      const command = text.slice(0, 4).toUpperCase();
      const address = /<([^>]*)>/u.exec(text)?.[1] ?? '';
      if (command === 'MAIL') envelope = { from: address, to: [] };
      if (command === 'RCPT') {
        if (behaviour === 'busy') say('451 try later');
        else if (behaviour === 'refuse') say('550 no such user');
        else {
          envelope.to.push(address);
          say('250 ok');
        }
      } else if (command === 'DATA') {
        inData = true;
        say('354 go on');
      } else if (command === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    }
  });
}

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy between a client and a server that can break their connections. */
export interface BrokenLine {
  origin: string;
  port: number;
  /** Sets the server, as `host:port`. */
  connectTo(host: string): void;
  /** Breaks every connection once that many more bytes have been sent to the server. */
  breakAfter(bytes: number): void;
  /** How often connections have been broken. */
  breaks(): number;
  bytesSent(): number;
  close(): Promise<void>;
}

export async function startBrokenLine(): Promise<BrokenLine> {
  const sockets = new Set<Socket>();
  let target = 0;
  let sent = 0;
  let breaks = 0;
  let breakAt = Infinity;

  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    upstream.pipe(client);
    client.on('data', (chunk) => {
      sent += chunk.length;
      if (sent < breakAt) return void upstream.write(chunk);
      breakAt = Infinity;
      breaks += 1;
      upstream.write(chunk.subarray(0, chunk.length / 2), () => {
        for (const socket of sockets) socket.destroy();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    connectTo: (host) => {
      target = Number(host.split(':')[1]);
    },
    breakAfter: (bytes) => {
      sent = 0;
      breakAt = bytes;
    },
    breaks: () => breaks,
    bytesSent: () => sent,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

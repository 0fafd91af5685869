import type { Server as HttpServer } from 'node:http';
import { createServer, type Socket, type Server as TcpServer } from 'node:net';

const HTTP2_PREFACE = 'PRI';

/** Passes each connection of one port to HTTP/1 or to HTTP/2 (gRPC), by its first bytes. */
export function createListener(http: HttpServer, acceptHttp2: (socket: Socket) => void): TcpServer {
  return createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('readable', () => {
      const first = socket.read() as Buffer | null;
      if (first === null) {
        socket.destroy();
        return;
      }
      socket.unshift(first);
      if (HTTP2_PREFACE.startsWith(first.subarray(0, 3).toString('latin1'))) {
        // The HTTP/2 session drains the buffer itself; a resumed socket would lose the preface.
        acceptHttp2(socket);
      } else {
        http.emit('connection', socket);
        process.nextTick(() => socket.resume());
      }
    });
  });
}

import { type FileHandle, open, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { bodyChunks } from '#emulator/wire/http.ts';
import { badRequest } from '../objects/storage-error.ts';

/**
 * Writes a request's bytes into a file, which is first truncated to `start` bytes, and syncs them.
 * Bytes received before a connection breaks stay, so that the client can continue after them.
 */
export async function receiveInto(
  file: string,
  start: number,
  request: IncomingMessage,
  limit: number,
): Promise<void> {
  await using handle = await open(file, start === 0 ? 'w' : 'r+');
  await handle.truncate(start);
  let position = start;
  try {
    for await (const chunk of bodyChunks(request)) {
      if (position + chunk.length > limit)
        throw badRequest(`More bytes than the ${limit} promised.`);
      await writeAll(handle, chunk, position);
      position += chunk.length;
    }
  } finally {
    await handle.sync();
  }
}

/** How many bytes have arrived; 0 before the first. */
export async function receivedBytes(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

/** Writes all bytes at a position; one `write` may take only some of them. */
export async function writeAll(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    const result = await handle.write(bytes, written, bytes.length - written, position + written);
    written += result.bytesWritten;
  }
}

import { randomUUID } from 'node:crypto';
import type { OpenStream } from '#emulator/wire/api-method.ts';
import type { WriteMessage } from '../model/messages.ts';
import type { FirestoreParts } from '../operations/parts.ts';

interface WriteRequest {
  database?: string;
  writes?: WriteMessage[];
}

/**
 * The stream on which the full client SDK sends its writes, one commit per message. It opens for
 * any database and refuses the first write to another one: an earlier error would make the SDK
 * retry forever while its caller waits.
 */
export function createWriteStream({ committer, names }: FirestoreParts): OpenStream {
  return (stream, caller) => {
    const streamId = randomUUID();
    let sequence = 0;
    const token = () => Buffer.from(`${streamId}/${sequence++}`).toString('base64');
    let isOpened = false;
    let database: string | undefined;
    return {
      receive(request: WriteRequest) {
        if (!isOpened) {
          database = request.database;
          isOpened = true;
          stream.send({ streamId, streamToken: token() });
          return;
        }
        names.checkDatabase(database);
        const { commitTime, writeResults } = committer.commit(caller, request.writes ?? []);
        stream.send({ streamToken: token(), writeResults, commitTime });
      },
      close() {},
    };
  };
}

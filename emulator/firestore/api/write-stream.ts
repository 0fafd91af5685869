import { randomUUID } from 'node:crypto';
import type { OpenStream } from '#emulator/wire/api-method.ts';
import type { WriteMessage } from '../model/messages.ts';
import type { FirestoreParts } from '../operations/parts.ts';

interface WriteRequest {
  database?: string;
  writes?: WriteMessage[];
}

/** The stream on which the full client SDK sends its writes, one commit per message. */
export function createWriteStream({ committer, names }: FirestoreParts): OpenStream {
  return (stream, caller) => {
    const streamId = randomUUID();
    let sequence = 0;
    const token = () => Buffer.from(`${streamId}/${sequence++}`).toString('base64');
    let isOpened = false;
    return {
      receive(request: WriteRequest) {
        if (!isOpened) {
          names.checkDatabase(request.database);
          isOpened = true;
          stream.send({ streamId, streamToken: token() });
          return;
        }
        const { commitTime, writeResults } = committer.commit(caller, request.writes ?? []);
        stream.send({ streamToken: token(), writeResults, commitTime });
      },
      close() {},
    };
  };
}

import type { OpenStream, Stream } from '#emulator/wire/api-method.ts';
import type { Caller } from '#emulator/wire/caller.ts';
import { asStatusError } from '#emulator/wire/failure.ts';
import { StatusError } from '#emulator/wire/status-error.ts';
import type { DocumentState } from '#emulator/wire/value.ts';
import type { FirestoreParts } from '../operations/parts.ts';
import { openTarget, type Target, type TargetMessage } from './listen-target.ts';

interface ListenRequest {
  database?: string;
  addTarget?: TargetMessage;
  removeTarget?: number;
}

interface Watched {
  target: Target;
  /** The versions that the client was sent, by path. */
  sent: Map<string, DocumentState>;
}

/** The stream behind `onSnapshot`: results of several targets, and every later change to them. */
export function createListen(parts: FirestoreParts): OpenStream {
  return (stream, caller) => {
    const session = createListenSession(parts, stream, caller);
    const stop = parts.committer.onCommit(session.update);
    return { receive: session.receive, close: stop };
  };
}

interface ListenSession {
  receive(request: ListenRequest): void;
  /** Sends what a commit changed in the watched targets. */
  update(changed: ReadonlySet<string>): void;
}

function createListenSession(parts: FirestoreParts, stream: Stream, caller: Caller): ListenSession {
  const { clock, documents: stored, names, reads } = parts;
  const watchedTargets = new Map<number, Watched>();

  const sendTargetChange = (targetChangeType: string, targetIds: number[]): void => {
    const readTime = clock.next();
    const resumeToken = Buffer.from(readTime).toString('base64');
    const progress = ['CURRENT', 'NO_CHANGE'].includes(targetChangeType);
    stream.send({
      targetChange: { targetChangeType, targetIds, ...(progress && { readTime, resumeToken }) },
    });
  };

  /** Removes one target. Ending the stream instead would make the web SDK reconnect endlessly. */
  const refuse = (id: number, error: StatusError): void => {
    watchedTargets.delete(id);
    const cause = { code: error.grpcCode, message: error.message };
    stream.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id], cause } });
  };

  const sendChanges = (id: number, watched: Watched, documents: readonly DocumentState[]): void => {
    const found = new Map(documents.map((document) => [document.path, document]));
    for (const path of watched.sent.keys()) {
      if (found.has(path)) continue;
      const change = { document: names.name(path), removedTargetIds: [id], readTime: clock.next() };
      stream.send(
        stored.get(path) === null ? { documentDelete: change } : { documentRemove: change },
      );
    }
    for (const document of documents) {
      if (watched.sent.get(document.path) === document) continue;
      const message = reads.message(document, watched.target.projection);
      stream.send({ documentChange: { document: message, targetIds: [id] } });
    }
    watched.sent = found;
  };

  /** Sends what changed in a target; false where the caller may no longer read it. */
  const refresh = (id: number): boolean => {
    const watched = watchedTargets.get(id);
    if (watched === undefined) return false;
    try {
      sendChanges(id, watched, watched.target.read());
      return true;
    } catch (error) {
      refuse(id, asStatusError(error));
      return false;
    }
  };

  const remove = (id: number): void => {
    watchedTargets.delete(id);
    sendTargetChange('REMOVE', [id]);
  };

  const add = (message: TargetMessage): void => {
    const id = message.targetId ?? 1;
    try {
      const target = openTarget(parts, caller, message);
      watchedTargets.set(id, { target, sent: new Map() });
      sendTargetChange('ADD', [id]);
      // A client that resumes an earlier stream is sent everything again.
      if (message.resumeToken || message.readTime) sendTargetChange('RESET', [id]);
      if (!refresh(id)) return;
    } catch (error) {
      refuse(id, asStatusError(error));
      return;
    }
    sendTargetChange('CURRENT', [id]);
    sendTargetChange('NO_CHANGE', []);
    if (message.once === true) remove(id);
  };

  return {
    receive(request) {
      names.checkDatabase(request.database);
      if (request.addTarget !== undefined) add(request.addTarget);
      else if (request.removeTarget !== undefined) remove(request.removeTarget);
      else throw new StatusError('INVALID_ARGUMENT', 'A listen request adds or removes a target.');
    },
    update(changed) {
      let refreshed = false;
      for (const [id, { target }] of watchedTargets) {
        if (!target.isAffectedBy(changed)) continue;
        refreshed = true;
        refresh(id);
      }
      if (refreshed) sendTargetChange('NO_CHANGE', []);
    },
  };
}

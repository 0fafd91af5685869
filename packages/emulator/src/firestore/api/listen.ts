import type { OpenStream, Stream, StreamSession } from '#emulator/wire/api-method.ts';
import type { Caller } from '#emulator/wire/caller.ts';
import { asStatusError } from '#emulator/wire/failure.ts';
import { invalidArgument, type StatusError } from '#emulator/wire/status-error.ts';
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
  return (stream, caller) => openSession(parts, stream, caller);
}

function openSession(parts: FirestoreParts, stream: Stream, caller: Caller): StreamSession {
  const { clock, committer, documents: stored, names, reads } = parts;
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

  const sendChange = (
    id: number,
    watched: Watched,
    path: string,
    document: DocumentState | null,
  ) => {
    const { sent, target } = watched;
    if (document !== null) {
      if (sent.get(path) === document) return;
      sent.set(path, document);
      const message = reads.message(document, target.projection);
      stream.send({ documentChange: { document: message, targetIds: [id] } });
    } else if (sent.delete(path)) {
      const change = { document: names.name(path), removedTargetIds: [id], readTime: clock.next() };
      stream.send(
        stored.get(path) === null ? { documentDelete: change } : { documentRemove: change },
      );
    }
  };

  /** Sends what changed in a target; false where the caller may no longer read it. */
  const refresh = (id: number, changed: readonly string[] | null): boolean => {
    const watched = watchedTargets.get(id);
    if (watched === undefined) return false;
    try {
      for (const [path, document] of watched.target.read(changed)) {
        sendChange(id, watched, path, document);
      }
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

  const add = (message: TargetMessage, database: string | undefined): void => {
    const id = message.targetId ?? 1;
    try {
      // An error of the stream itself would make the SDKs reconnect forever, silently.
      names.checkDatabase(database);
      const target = openTarget(parts, caller, message);
      watchedTargets.set(id, { target, sent: new Map() });
      sendTargetChange('ADD', [id]);
      // A client that resumes an earlier stream is sent everything again.
      if (message.resumeToken || message.readTime) sendTargetChange('RESET', [id]);
      if (!refresh(id, null)) return;
    } catch (error) {
      refuse(id, asStatusError(error));
      return;
    }
    sendTargetChange('CURRENT', [id]);
    sendTargetChange('NO_CHANGE', []);
    if (message.once === true) remove(id);
  };

  /** Sends what a commit changed in the watched targets. */
  const update = (changed: readonly string[]): void => {
    let refreshed = false;
    for (const [id, { target }] of watchedTargets) {
      if (!target.isAffectedBy(changed)) continue;
      refreshed = true;
      refresh(id, changed);
    }
    if (refreshed) sendTargetChange('NO_CHANGE', []);
  };

  return {
    receive(request: ListenRequest) {
      if (request.addTarget !== undefined) add(request.addTarget, request.database);
      else if (request.removeTarget !== undefined) remove(request.removeTarget);
      else throw invalidArgument('A listen request adds or removes a target.');
    },
    close: committer.onCommit(update),
  };
}

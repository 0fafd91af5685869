import type { OpenStream, Stream } from '../../wire/api-method.ts';
import type { Caller } from '../../wire/caller.ts';
import { asStatusError } from '../../wire/failure.ts';
import { StatusError } from '../../wire/status-error.ts';
import type { DocumentState } from '../../wire/value.ts';
import type { FirestoreParts } from '../operations/parts.ts';
import { openTarget, type Target, type TargetMessage } from './listen-target.ts';

interface ListenRequest {
  database?: string;
  addTarget?: TargetMessage;
  removeTarget?: number;
}

interface Watched {
  target: Target;
  /** What the client has been told, by path. */
  known: Map<string, DocumentState>;
}

/** The stream behind `onSnapshot`: results of several targets, and every later change to them. */
export function createListen(parts: FirestoreParts): OpenStream {
  return (stream, caller) => {
    const session = new ListenSession(parts, stream, caller);
    const stop = parts.committer.onCommit((changed) => session.update(changed));
    return { receive: (message) => session.receive(message), close: stop };
  };
}

class ListenSession {
  readonly #parts: FirestoreParts;
  readonly #stream: Stream;
  readonly #caller: Caller;
  readonly #watched = new Map<number, Watched>();

  constructor(parts: FirestoreParts, stream: Stream, caller: Caller) {
    this.#parts = parts;
    this.#stream = stream;
    this.#caller = caller;
  }

  receive(request: ListenRequest): void {
    this.#parts.names.checkDatabase(request.database);
    if (request.addTarget !== undefined) this.#add(request.addTarget);
    else if (request.removeTarget !== undefined) this.#remove(request.removeTarget);
    else throw new StatusError('INVALID_ARGUMENT', 'A listen request adds or removes a target.');
  }

  update(changed: ReadonlySet<string>): void {
    let told = false;
    for (const [id, { target }] of this.#watched) {
      if (!target.concerns(changed)) continue;
      told = true;
      this.#refresh(id);
    }
    if (told) this.#announce('NO_CHANGE', []);
  }

  #add(message: TargetMessage): void {
    const id = message.targetId ?? 1;
    try {
      const target = openTarget(this.#parts, this.#caller, message);
      this.#watched.set(id, { target, known: new Map() });
      this.#announce('ADD', [id]);
      // What a client remembers from an earlier stream is sent anew, not continued.
      if (message.resumeToken || message.readTime) this.#announce('RESET', [id]);
      if (!this.#refresh(id)) return;
    } catch (error) {
      this.#refuse(id, asStatusError(error));
      return;
    }
    this.#announce('CURRENT', [id]);
    this.#announce('NO_CHANGE', []);
    if (message.once === true) this.#remove(id);
  }

  #remove(id: number): void {
    this.#watched.delete(id);
    this.#announce('REMOVE', [id]);
  }

  /** Tells what changed in a target; false where the caller may no longer read it. */
  #refresh(id: number): boolean {
    const watched = this.#watched.get(id);
    if (watched === undefined) return false;
    try {
      this.#tell(id, watched, watched.target.read());
      return true;
    } catch (error) {
      this.#refuse(id, asStatusError(error));
      return false;
    }
  }

  #tell(id: number, watched: Watched, documents: readonly DocumentState[]): void {
    const { reads, documents: stored, names, clock } = this.#parts;
    const found = new Map(documents.map((document) => [document.path, document]));
    for (const path of watched.known.keys()) {
      if (found.has(path)) continue;
      const change = { document: names.name(path), removedTargetIds: [id], readTime: clock.next() };
      this.#stream.send(
        stored.get(path) === null ? { documentDelete: change } : { documentRemove: change },
      );
    }
    for (const document of documents) {
      if (watched.known.get(document.path) === document) continue;
      const message = reads.message(document, watched.target.projection);
      this.#stream.send({ documentChange: { document: message, targetIds: [id] } });
    }
    watched.known = found;
  }

  /** Ending the stream instead would make the web SDK connect again at once, without end. */
  #refuse(id: number, error: StatusError): void {
    this.#watched.delete(id);
    const cause = { code: error.grpcCode, message: error.message };
    this.#stream.send({
      targetChange: { targetChangeType: 'REMOVE', targetIds: [id], cause },
    });
  }

  #announce(targetChangeType: string, targetIds: number[]): void {
    const readTime = this.#parts.clock.next();
    const resumeToken = Buffer.from(readTime).toString('base64');
    const progress = ['CURRENT', 'NO_CHANGE'].includes(targetChangeType);
    this.#stream.send({
      targetChange: { targetChangeType, targetIds, ...(progress && { readTime, resumeToken }) },
    });
  }
}

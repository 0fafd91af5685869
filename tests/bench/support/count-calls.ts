import type { Firestore } from 'firebase-admin/firestore';

/** What Firestore bills of some calls, in documents. */
export interface BilledCalls {
  reads: number;
  writes: number;
}

type Message = Record<string, unknown>;
/** The two methods of the client through which every call goes. */
interface Transport {
  request(method: string, request: Message, ...rest: unknown[]): Promise<unknown>;
  requestStream(method: string, bidirectional: boolean, ...rest: unknown[]): Promise<Stream>;
}
interface Stream {
  on(event: 'data', listener: (answer: Message) => void): void;
  on(event: 'end', listener: () => void): void;
}

/** Counts what a client reads and writes from now on; the returned function takes the counts so far. */
export function countCalls(db: Firestore): () => BilledCalls {
  const transport = db as unknown as Transport;
  let counts: BilledCalls = { reads: 0, writes: 0 };
  const { request, requestStream } = transport;
  transport.request = (method, message, ...rest) => {
    if (method === 'commit') counts.writes += ((message['writes'] as unknown[]) ?? []).length;
    return request.call(transport, method, message, ...rest);
  };
  transport.requestStream = async (method, ...rest) => {
    const stream = await requestStream.call(transport, method, ...rest);
    let documents = 0;
    stream.on('data', (answer) => {
      if (isDocument(answer)) documents += 1;
    });
    // A query without a result is billed as one read.
    stream.on('end', () => {
      counts.reads += Math.max(1, documents);
    });
    return stream;
  };
  return () => {
    const taken = counts;
    counts = { reads: 0, writes: 0 };
    return taken;
  };
}

/** Of a read by name, found or not; of a query, found; of a count, its result. */
function isDocument(answer: Message): boolean {
  return ['found', 'missing', 'document'].some((field) => Boolean(answer[field]));
}

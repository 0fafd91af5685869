import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { FetchProblem } from '#domain/image/fetch-problems.ts';
import { detectImageType } from '../images/image-type.ts';

/** An address whose image was not fetched, and why. */
export class ImageNotFetched extends Error {
  override readonly name = 'ImageNotFetched';
  readonly problem: FetchProblem;

  constructor(problem: FetchProblem, options?: ErrorOptions) {
    super(`The image was not fetched: ${problem}.`, options);
    this.problem = problem;
  }
}

export interface FetchedImage {
  bytes: Buffer;
  type: string;
}

/** What decides which machines are asked; tests have a server of their own. */
export interface FetchAccess {
  isPublic: (address: string) => boolean;
  /** Certificates that are trusted instead of those of Node. */
  ca?: string;
}

/** Several times the size of a camera image as web pages show it. */
const MAX_BYTES = 10_000_000;
const MAX_REDIRECTS = 3;
/** Time limit of one answer, from its first byte to its last. */
const PATIENCE_MS = 15_000;

/**
 * The image at an https address of the internet. Every address that its name has is judged before the
 * connection, which then goes to exactly that one, and every redirect is judged anew: no name and no
 * redirect leads to a machine of our network. Throws `ImageNotFetched`.
 */
export async function fetchImage(address: string, access: FetchAccess): Promise<FetchedImage> {
  let url = parse(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await open(url, access);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy();
      url = parse(headers.location, url);
      continue;
    }
    if (statusCode !== 200) {
      answer.destroy();
      throw new ImageNotFetched(statusCode === 404 || statusCode === 410 ? 'gone' : 'refused');
    }
    const bytes = await read(answer);
    // The type follows from the content, since a server may send any name or type.
    const type = detectImageType(bytes);
    if (type === null) throw new ImageNotFetched('no_image');
    return { bytes, type: `image/${type}` };
  }
  throw new ImageNotFetched('redirects');
}

function parse(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw new ImageNotFetched('address');
  }
  return url;
}

function open(url: URL, { isPublic, ca }: FetchAccess): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  // Node does no look-up for a numeric address.
  if (isIP(host) && !isPublic(host)) throw new ImageNotFetched('private');
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        lookup: publicLookup(isPublic),
        // Another request's connection was judged by another look-up.
        agent: false,
        headers: { accept: 'image/jpeg, image/png, image/webp', 'accept-encoding': 'identity' },
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(ca === undefined ? {} : { ca }),
      },
      resolve,
    );
    asked.on('error', (cause) =>
      reject(
        cause instanceof ImageNotFetched ? cause : new ImageNotFetched('no_answer', { cause }),
      ),
    );
    asked.end();
  });
}

/** A look-up that refuses a name as soon as one of its addresses is not of the internet. */
function publicLookup(isPublic: FetchAccess['isPublic']): LookupFunction {
  return (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new ImageNotFetched('no_answer'), '', 0);
      if (!addresses.every(({ address }) => isPublic(address))) {
        return callback(new ImageNotFetched('private'), '', 0);
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

async function read(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > MAX_BYTES) throw new ImageNotFetched('too_large');
      parts.push(part);
    }
  } catch (cause) {
    throw cause instanceof ImageNotFetched ? cause : new ImageNotFetched('no_answer', { cause });
  }
  return Buffer.concat(parts);
}

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FileMap } from '../store/file-lists.ts';
import type { ContentFiles } from '../store/files.ts';
import type { FindFile } from './serve-site.ts';

/** Files that Hosting sends compressed; images and typefaces are compressed already. */
const TEXT = /^\.(?:css|csv|html|ico|js|json|map|mjs|svg|txt|webmanifest|xml)$/u;

export interface VersionFilesOptions {
  files: FileMap;
  contents: ContentFiles;
  /** When the version was released. */
  modified: Date;
  /** The response that belongs to a request. */
  responseOf: (request: IncomingMessage) => ServerResponse;
}

/**
 * The files of one version. Texts are sent gzipped, as they are stored, to clients that accept it.
 */
export function versionFiles(options: VersionFilesOptions): FindFile {
  const { files, contents, modified, responseOf } = options;
  return async (request, path) => {
    const hash = files.get(decodeURI(path));
    if (hash === undefined) return null;
    const file = contents.path(hash);
    // A damaged file was removed and will soon be uploaded again.
    const found = await stat(file).catch(() => null);
    if (found === null) return null;
    const details = { etag: `"${hash}"`, modified: modified.getTime() };
    const acceptsGzip = /\bgzip\b/u.test(String(request.headers['accept-encoding'] ?? ''));
    if (!(acceptsGzip && TEXT.test(extname(path)))) {
      return { ...details, stream: whenRead(() => createReadStream(file).pipe(createGunzip())) };
    }
    const stream = whenRead(() => {
      const response = responseOf(request);
      response.setHeader('content-encoding', 'gzip');
      response.appendHeader('vary', 'accept-encoding');
      return createReadStream(file);
    });
    return { ...details, size: found.size, stream };
  };
}

/**
 * Opens the file when it is read: superstatic also looks for files that it then redirects from,
 * which must leave neither headers nor an open file behind.
 */
function whenRead(open: () => Readable): Readable {
  const chunks = async function* () {
    yield* open();
  };
  return Readable.from(chunks(), { objectMode: false });
}

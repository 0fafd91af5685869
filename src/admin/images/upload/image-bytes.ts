/**
 * Facts about an image file that browsers do not report: whether it is complete, since they show
 * half a photograph as a whole one, and whether it contains place and device.
 */

const JPEG_END = 0xd9;
/** In JPEG, WebP and PNG: EXIF with place and device, XMP, the data of editors, texts. */
const METADATA = ['Exif\0', 'http://ns.adobe.com', 'Photoshop 3.0', 'EXIF', 'XMP ', 'eXIf', 'iTXt'];
/** Metadata stand before the pixels, or in WebP after them. */
const EDGE_BYTES = 65_536;

/** Whether the file ends where its format requires. */
export function isWhole(bytes: Uint8Array, type: string): boolean {
  if (type === 'image/jpeg') return hasJpegEnd(bytes);
  if (type === 'image/png') return textOf(bytes.subarray(-EDGE_BYTES)).includes('IEND');
  if (type === 'image/webp') return bytes.length >= webpLength(bytes);
  return true;
}

/** Whether the file may contain more than its pixels. */
export function hasMetadata(bytes: Uint8Array): boolean {
  const edges = textOf(bytes.subarray(0, EDGE_BYTES)) + textOf(bytes.subarray(-EDGE_BYTES));
  return METADATA.some((mark) => edges.includes(mark));
}

/** Whether the scan of the image ends; phones append other data, and thumbnails have ends of their own. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  let at = startOfScan(bytes);
  while (at !== -1) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) return false;
    if (bytes[at + 1] === JPEG_END) return true;
    at += 2;
  }
  return false;
}

/** Where the pixels of a JPEG begin; -1 where there is no such place. */
function startOfScan(bytes: Uint8Array): number {
  let at = 2;
  while (at + 3 < bytes.length && bytes[at] === 0xff) {
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (bytes[at + 1] === 0xda) return at + 2 + length;
    at += 2 + length;
  }
  return -1;
}

/** The length that a WebP file states, which leaves out its first eight bytes. */
function webpLength(bytes: Uint8Array): number {
  if (bytes.length < 12) return Number.POSITIVE_INFINITY;
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8;
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

import { encode } from 'uqr';

/** A QR code as the path of an SVG, to be stroked one wide. */
export interface QrCode {
  /** Modules a side, the quiet zone included: the view box is 0 0 size size. */
  size: number;
  /** Lines through the middle of the dark modules: half the text of their outlines. */
  path: string;
}

/** Modules of white around the code, which scanners need. */
const QUIET_ZONE = 4;

/**
 * The QR code of a text; a seventh of it may be covered by a reflection and it still reads. Choosing the best
 * mask would take four fifths of the time, for each page of a vehicle.
 */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE, maskPattern: 0 });
  let path = '';
  let pen = { x: 0, y: -0.5 };
  for (const [y, row] of data.entries()) {
    // The quiet zone ends each run of dark modules.
    for (let x = row.indexOf(true); x >= 0; x = row.indexOf(true, pen.x)) {
      const end = row.indexOf(false, x);
      path += `m${x - pen.x} ${y - pen.y}h${end - x}`;
      pen = { x: end, y };
    }
  }
  return { size, path };
}

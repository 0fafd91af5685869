import { encode } from 'uqr';

/** A QR code as the path of an SVG. */
export interface QrCode {
  /** Modules a side, the quiet zone included: the view box is 0 0 size size. */
  size: number;
  /** The dark modules. */
  path: string;
}

/** Modules of white around the code, which scanners need. */
const QUIET_ZONE = 4;

/** The QR code of a text; a seventh of it may be covered by a reflection and it still reads. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.map((row, y) => {
    const modules = row.map((dark) => (dark ? 'x' : ' ')).join('');
    return [...modules.matchAll(/x+/gu)]
      .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
      .join('');
  });
  return { size, path: path.join('') };
}

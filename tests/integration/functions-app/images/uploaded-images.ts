import sharp from 'sharp';

/** An image with visible shapes and the metadata that a phone writes: EXIF, GPS and XMP. */
export async function photo(
  options: {
    width?: number;
    height?: number;
    format?: 'jpeg' | 'png' | 'webp';
    orientation?: number;
  } = {},
): Promise<Buffer> {
  const { width = 1700, height = 956, format = 'jpeg', orientation = 1 } = options;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#2060a0"/>
    <circle cx="30%" cy="60%" r="12%" fill="#e0c040"/>
  </svg>`;
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .withExif({
      IFD0: { Make: 'SecretPhone', ImageDescription: 'at home' },
      IFD3: { GPSLatitude: '55/1 40/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>SecretXmp</a></x:xmpmeta>')
    .toFormat(format)
    .toBuffer();
}

/** A JPEG of some 300 kB, which is downloaded in many chunks. */
export async function largePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 800, height: 450, channels: 3, background: 'red', noise } as const;
  return sharp({ create }).jpeg({ quality: 95 }).toBuffer();
}

/** One hostile upload; `kind` says what is wrong with it. */
export interface HostileUpload {
  kind: string;
  bytes: Buffer;
}

/** Files that are not images despite their names, or that contain other data as well. */
export async function hostileUploads(
  count: number,
  random: () => number,
): Promise<HostileUpload[]> {
  const good = await photo({ width: 640, height: 360 });
  const png = await photo({ width: 640, height: 360, format: 'png' });
  const webp = await photo({ width: 640, height: 360, format: 'webp' });
  const bomb = await sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: '#000000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(random() * bytes.length));
  const mangled = (bytes: Buffer) => {
    const copy = Buffer.from(bytes);
    for (let index = 0; index < 40; index += 1) {
      copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
    }
    return copy;
  };
  const script = '<script>alert(1)</script>';
  const makers: (() => HostileUpload)[] = [
    () => ({ kind: 'truncated jpeg', bytes: cut(good) }),
    () => ({ kind: 'truncated png', bytes: cut(png) }),
    () => ({ kind: 'truncated webp', bytes: cut(webp) }),
    () => ({ kind: 'mangled jpeg', bytes: mangled(good) }),
    () => ({ kind: 'mangled png', bytes: mangled(png) }),
    () => ({ kind: 'mangled webp', bytes: mangled(webp) }),
    () => ({ kind: 'polyglot', bytes: Buffer.concat([good, Buffer.from(`%PDF-1.4 ${script}`)]) }),
    () => ({ kind: 'html', bytes: Buffer.from(`<!doctype html>${script}`) }),
    () => ({
      kind: 'svg',
      bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    }),
    () => ({ kind: 'gif', bytes: Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1') }),
    () => ({ kind: 'bomb', bytes: bomb }),
    () => ({ kind: 'empty', bytes: Buffer.alloc(0) }),
    () => ({ kind: 'only a signature', bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) }),
    () => ({ kind: 'location inside', bytes: good }),
    () => ({
      kind: 'noise',
      bytes: Buffer.from(Array.from({ length: 4096 }, () => random() * 256)),
    }),
  ];
  return Array.from({ length: count }, (_, index) => makers[index % makers.length]?.()).filter(
    (upload) => upload !== undefined,
  );
}

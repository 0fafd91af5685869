/**
 * What every runtime has and the language itself does not declare. Code that runs everywhere may use
 * these and no other global of a browser or of Node.
 */
interface URL {
  readonly hostname: string;
  readonly pathname: string;
  readonly protocol: string;
  readonly searchParams: { get(name: string): string | null };
}
declare const URL: { new (url: string, base?: string): URL; canParse(url: string): boolean };

interface URLSearchParams {
  append(name: string, value: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  set(name: string, value: string): void;
}
declare const URLSearchParams: { new (query?: string): URLSearchParams };

declare const TextEncoder: {
  new (): {
    encode(text: string): Uint8Array<ArrayBuffer>;
    encodeInto(text: string, target: Uint8Array): { written: number };
  };
};
declare const TextDecoder: {
  new (encoding?: 'utf-8', options?: { ignoreBOM: boolean }): { decode(bytes: Uint8Array): string };
};

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

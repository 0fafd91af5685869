/** An expression of the rules language, and whether it allows a read. */
export interface Probe {
  expression: string;
  allowed: boolean;
}

/** Reads `allow expression` and `deny expression`, one a line. */
export function probes(text: string): Probe[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, verdict, expression = ''] = /^(allow|deny) +(.*)$/.exec(line) ?? [];
      if (!verdict) throw new Error(`Not a probe: "${line}".`);
      return { expression, allowed: verdict === 'allow' };
    });
}

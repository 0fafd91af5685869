import { brotliCompressSync } from 'node:zlib';
import { columnFile } from '#tests/support/search/open-columns.ts';
import { seededStock } from '#tests/support/search/seeded-stock.ts';
for (const n of [27, 300, 10000]) {
  const stock = seededStock(n);
  let t = performance.now();
  const bytes = columnFile(stock);
  const enc = performance.now() - t;
  const f = JSON.parse(new TextDecoder().decode(bytes));
  const full = brotliCompressSync(bytes).length;
  const out: Record<string, number> = {};
  const without = (path: string[]) => { const c = structuredClone(f); let o = c; for (const k of path.slice(0,-1)) o = o[k]; delete o[path.at(-1)!]; return full - brotliCompressSync(JSON.stringify(c)).length; };
  if (n===300) for (const k of Object.keys(f)) {
    if (['choices','sets','ranges','values'].includes(k)) for (const k2 of Object.keys(f[k])) out[k+'.'+k2] = without([k,k2]);
    else out[k] = without([k]);
  }
  console.log(n, full, enc.toFixed(0)+'ms', Object.entries(out).sort((a,b)=>b[1]-a[1]).slice(0,24).map(([k,v])=>k+':'+v).join(' '));
}

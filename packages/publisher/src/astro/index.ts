export { siteRenderer } from './adapter.ts';
export { intentDirective } from './client-intent/index.ts';
export { inlineScripts } from './inline-scripts/index.ts';
export { sourceVersion } from './source-version.ts';

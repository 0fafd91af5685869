export { type CompileOptions, compileInProcess } from './compile-in-process.ts';
export { isCompiled, rendererFolder } from './current-renderer.ts';
export { hashSources } from './hash-sources.ts';

// A whole backend with the functions under test in a process of its own, to be killed.
import { startBackend } from '#emulator/index.ts';
import { backendOptions } from './functions-emulator.ts';

const [folder = ''] = process.argv.slice(2);
const backend = await startBackend(backendOptions(folder));
console.log(backend.url);

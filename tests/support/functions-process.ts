// A whole backend with the functions under test in a process of its own, to be killed.
import { startEmulator } from '../../emulator/index.ts';
import { backendOptions } from './functions-backend.ts';

const [folder = ''] = process.argv.slice(2);
const backend = await startEmulator(backendOptions(folder));
console.log(backend.url);

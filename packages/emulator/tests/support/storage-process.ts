// Runs the Storage emulator as a separate process, which a test kills. Prints its origin when it is
// ready.
import { startStorageEmulator } from './storage-emulator.ts';

const [dataDir = ''] = process.argv.slice(2);
const emulator = await startStorageEmulator({ dataDir });
console.log(emulator.origin);

// Runs the emulator with the functions under test as a separate process, which a test kills. Prints
// its address when it is ready.
import { startEmulator } from '#emulator/index.ts';
import { emulatorOptions } from './functions-emulator.ts';

const [folder = ''] = process.argv.slice(2);
const emulator = await startEmulator(emulatorOptions(folder));
console.log(emulator.url);

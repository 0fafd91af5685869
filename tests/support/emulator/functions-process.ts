// A whole emulator with the functions under test in a process of its own, to be killed.
import { startEmulator } from '#emulator/index.ts';
import { emulatorOptions } from './functions-emulator.ts';

const [folder = ''] = process.argv.slice(2);
const emulator = await startEmulator(emulatorOptions(folder));
console.log(emulator.url);

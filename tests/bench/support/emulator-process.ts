// Runs the emulator alone in a process, so that its memory can be measured. Prints its port.
import { startTestEmulator } from '#tests/support/emulator/test-emulator.ts';

console.log((await startTestEmulator()).port);

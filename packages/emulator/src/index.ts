export type { AuthMail } from './auth/index.ts';
export type { Emulator, EmulatorOptions, FunctionsSetup, OpenEmulator } from './emulator.ts';
export { openEmulator, startEmulator } from './open-emulator.ts';
export { RulesSyntaxError } from './rules/syntax/rules-syntax-error.ts';
export { PortInUseError } from './server/port.ts';
export { ConfigurationError } from './shared/configuration.ts';
export { DataFolderError } from './shared/data-folder-error.ts';

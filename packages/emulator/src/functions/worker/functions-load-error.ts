/** The functions cannot be loaded: the module fails, or needs what the emulator does not have. */
export class FunctionsLoadError extends Error {
  override readonly name = 'FunctionsLoadError';
}

/** The data folder cannot be written, or its data are damaged. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

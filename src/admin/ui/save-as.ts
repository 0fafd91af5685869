/** Hands the person a file under this name. */
export function saveAs(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after this task; a minute is far more than it needs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

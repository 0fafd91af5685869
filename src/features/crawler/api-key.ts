/** The key is stored in this browser only. */
const STORAGE_KEY = 'scraping_proxy_api_key';
const MIN_LENGTH = 11;

export function isValidApiKey(key: string): boolean {
  return key.trim().length >= MIN_LENGTH;
}

/** The stored key; empty where there is none or where storage is blocked. */
export function loadApiKey(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

export function saveApiKey(key: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, key.trim());
  } catch {
    // Storage is blocked: the key still works until the visitor leaves the page.
  }
}

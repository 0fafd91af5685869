/** Where the key stays between visits: this browser, nowhere else. */
const STORAGE_KEY = 'scraping_proxy_api_key';
const SHORTEST = 11;

export function isValidApiKey(key: string): boolean {
  return key.trim().length >= SHORTEST;
}

/** The stored key; empty where there is none or where the browser keeps nothing. */
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
    // A browser that keeps nothing still lets the key be used until the page is left.
  }
}

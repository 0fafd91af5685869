const URLS = /https?:\/\/[^\s,;|"'<>]+/giu;
const IMAGE = /^https?:\/\/\S+\.(?:jpe?g|png|webp)\b/iu;

/** The addresses in a cell, however they are separated, each once. */
export function imageUrls(text: string): string[] {
  return [...new Set(text.match(URLS) ?? [])];
}

/** Whether a cell without a telling heading has addresses of images, and of no page. */
export function isImageAddress(text: string): boolean {
  return IMAGE.test(text);
}

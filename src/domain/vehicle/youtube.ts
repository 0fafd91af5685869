const ID = /^[A-Za-z0-9_-]{11}$/u;
const HOSTS = new Set([
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
]);

/**
 * The video id in the address of a YouTube video (watch, short, embed, live), or the text itself
 * if it is an 11-character id; null for any other text.
 */
export function youtubeId(text: string): string | null {
  const trimmed = text.trim();
  if (ID.test(trimmed)) return trimmed;
  const url = parseUrl(trimmed);
  if (!url) return null;
  const candidate = idOf(url);
  return candidate !== null && ID.test(candidate) ? candidate : null;
}

/** The address of the embedded player, without related videos, branding and cookies. */
export function youtubeEmbedUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?rel=0&modestbranding=1`;
}

function parseUrl(text: string): URL | null {
  const address = /^https?:\/\//iu.test(text) ? text : `https://${text}`;
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

function idOf(url: URL): string | null {
  const host = url.hostname.toLowerCase().replace(/^www\./u, '');
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return first;
  if (!HOSTS.has(host)) return null;
  if (first === 'watch') return url.searchParams.get('v');
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : null;
}

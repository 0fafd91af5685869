import { expect, it } from 'vitest';
import { youtubeEmbedUrl, youtubeId } from './youtube.ts';

const ID = 'aqz-KE-bpKQ';

it.each([
  ID,
  `  ${ID}  `,
  `https://www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?list=x&v=${ID}&t=12`,
  `http://youtube.com/watch?v=${ID}`,
  `youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `youtu.be/${ID}`,
  `https://www.youtube.com/embed/${ID}?rel=0`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}`,
])('youtubeId finds the video in %s', (text) => {
  expect(youtubeId(text)).toBe(ID);
});

it.each([
  '',
  'kort',
  'tolv-tegn-12',
  'https://example.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=too-short',
  'https://www.youtube.com/channel/aqz-KE-bpKQ',
  'https://youtu.be/',
  'javascript:alert(1)',
  'http://[',
])('youtubeId finds no video in %s', (text) => {
  expect(youtubeId(text)).toBeNull();
});

it('a YouTube video is embedded without related videos, branding or cookies', () => {
  expect(youtubeEmbedUrl(ID)).toBe(
    `https://www.youtube-nocookie.com/embed/${ID}?rel=0&modestbranding=1`,
  );
});

import { expect, it } from 'vitest';
import type { ApiRequest } from '#functions/src/shared/request/http.ts';
import { isFromForeignSite } from './foreign-site.ts';

const PUBLIC_URL = 'https://www.dealer.example';
const request = (headers: Record<string, string>): ApiRequest => ({
  method: 'POST',
  path: '/api/send-contact-email',
  query: new URLSearchParams(),
  headers: { host: 'function.run.app', ...headers },
  body: Buffer.alloc(0),
  address: '192.0.2.1',
});

it.each([
  {},
  { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' },
  { origin: PUBLIC_URL },
  { origin: PUBLIC_URL, 'sec-fetch-site': 'none' },
  { origin: 'https://dealer.web.app', 'x-forwarded-host': 'dealer.web.app' },
])('a form post with the headers %j is from the site itself', (headers) => {
  expect(isFromForeignSite(request(headers as Record<string, string>), PUBLIC_URL)).toBe(false);
});

it.each([
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { origin: 'https://mail.dealer.example', 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://www.dealer.example.evil.example', 'x-forwarded-host': 'www.dealer.example' },
])('a form post with the headers %j is from another site', (headers) => {
  expect(isFromForeignSite(request(headers as Record<string, string>), PUBLIC_URL)).toBe(true);
});

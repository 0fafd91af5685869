import { expect, it } from 'vitest';
import { readHostingConfig } from './hosting-config.ts';
import { servingConfig } from './serving-config.ts';

const rule = (source: string, value: string) => ({ source, headers: [{ key: 'X-A', value }] });

it('a version is configured as firebase.json says, with generated headers after the fixed ones', () => {
  const hosting = readHostingConfig({
    hosting: {
      cleanUrls: true,
      headers: [rule('/b', '2')],
      redirects: [{ source: '/old', destination: '/new' }],
      rewrites: [
        { source: '/a', destination: '/a.html' },
        { source: '/api/*', function: { functionId: 'publishSite', region: 'europe-west1' } },
      ],
    },
  });
  expect(servingConfig(hosting, [rule('/a', '1')])).toEqual({
    cleanUrls: true,
    trailingSlashBehavior: 'REMOVE',
    headers: [
      { glob: '/b', headers: { 'X-A': '2' } },
      { glob: '/a', headers: { 'X-A': '1' } },
    ],
    redirects: [{ glob: '/old', location: '/new', statusCode: 301 }],
    rewrites: [
      { glob: '/a', path: '/a.html' },
      { glob: '/api/*', run: { serviceId: 'publishsite', region: 'europe-west1' } },
    ],
  });
});

it('a rewrite that leads nowhere is refused', () => {
  expect(() => readHostingConfig({ hosting: { rewrites: [{ source: '/a' }] } })).toThrow();
});

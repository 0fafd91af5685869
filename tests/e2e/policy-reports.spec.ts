import { expect, test } from '#tests/support/browser/e2e.ts';
import { openLocalSdk } from '#tools/shared/admin-sdk.ts';

test('a browser reports what the policy of a page stopped, and the report is counted', async ({
  page,
  app,
  forbidden,
}) => {
  const sdk = openLocalSdk(app.emulatorUrl);
  const counted = async () => {
    const { docs } = await sdk.inquiries.collection('violations').get();
    return docs.reduce((sum, day) => sum + (day.get('directives')?.['img-src'] ?? 0), 0);
  };
  const before = await counted();
  await page.goto('/');
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'https://elsewhere.example/pixel.png?visitor=1';
    document.body.append(image);
  });
  await expect.poll(counted).toBeGreaterThan(before);
  await sdk.close();
  // The fixture reports the same violation later.
  await expect.poll(() => forbidden.join()).toContain('img-src');
  forbidden.splice(0);
});

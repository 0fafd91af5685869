import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumPath, PLAYWRIGHT_ARGS } from '#tests/support/browser/chromium.ts';
import { expect, test } from '#tests/support/browser/e2e.ts';

/** As Chrome on Android does, where its user wants pages to be dark. */
const DARKENS = '--blink-settings=forceDarkModeEnabled=true';

test('a browser that darkens pages by itself leaves the site as it is', async ({ app }) => {
  const args = [...PLAYWRIGHT_ARGS, DARKENS];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  const page = await browser.newPage({ colorScheme: 'dark' });
  const lightness = async () => {
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 9, height: 9 } });
    const { channels } = await sharp(picture).stats();
    return Math.min(...channels.slice(0, 3).map(({ mean }) => mean));
  };
  await page.setContent('<p>En side uden egne farver</p>');
  expect(await lightness()).toBeLessThan(60);
  await page.goto(`${app.siteUrl}/inventory`);
  expect(await lightness()).toBeGreaterThan(200);
  await browser.close();
});

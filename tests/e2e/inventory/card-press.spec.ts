import { expect, test } from '#tests/support/browser/e2e.ts';

/** The pages with cards of vehicles, and the cards of each. */
const CARDS = [
  ['a card of the newest vehicles', '/', '.card'],
  ['a row of the inventory', '/inventory', '[data-rows] > li'],
  ['a card of a similar vehicle', '/car/toyota-yaris-2022', '.card'],
] as const;

/** Points of a card as shares of its width and height: two corners and the image. */
const POINTS = [
  [0.03, 0.03],
  [0.5, 0.25],
  [0.97, 0.97],
] as const;
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

for (const [name, path, selector] of CARDS) {
  test(`${name} opens the car wherever it is pressed, and no style moves its stretched link while it is hovered, focused or pressed`, async ({
    page,
  }) => {
    await page.goto(path);
    const [stretched, moving] = await page.evaluate(findMovingRules);
    expect(stretched).toBeGreaterThan(0);
    expect(moving).toEqual([]);

    const card = page.locator(selector).first();
    await card.scrollIntoViewIfNeeded();
    const href = (await card.getByRole('link').first().getAttribute('href')) ?? '';
    const { x: left, y: top, width, height } = (await card.boundingBox()) ?? NOWHERE;
    for (const [x, y] of POINTS) {
      // Pressed as a person does: the pointer moves, the button goes down, and the pressed style comes.
      await page.mouse.move(left + width * x, top + height * y);
      await page.mouse.down();
      const link = await page.evaluate(
        async ([x, y]) => {
          await new Promise(requestAnimationFrame);
          return document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href');
        },
        [left + width * x, top + height * y] as const,
      );
      expect(link, `pressed at ${x}, ${y}`).toBe(href);
      if (x < 0.9) await page.mouse.move(0, 0);
      await page.mouse.up();
    }
    await expect(page).toHaveURL(new RegExp(`${href}$`, 'u'));
  });
}

/**
 * The number of stretched links (a link whose `::before` covers its card), and the rules for a hover,
 * a focus or a press that would make such a link the box that its `::before` covers. Runs in the page.
 */
function findMovingRules(): [number, string[]] {
  const MOVING = ['transform', 'translate', 'scale', 'rotate', 'filter', 'perspective', 'position'];
  const CONTAINING = ['contain', 'will-change', 'backdrop-filter', 'container-type'];
  const links = [...document.querySelectorAll('a')].filter((link) => {
    const before = getComputedStyle(link, '::before');
    return before.content !== 'none' && before.position === 'absolute' && before.inset === '0px';
  });
  const rules = [...document.styleSheets].flatMap((sheet) => flatten(sheet.cssRules));
  const moving = rules.filter(({ selectorText, style }) => {
    if (!/:(?:hover|focus|active)/u.test(selectorText)) return false;
    const matches = selectorText.replace(
      /:(?:hover|focus-visible|focus-within|focus|active)/gu,
      '',
    );
    return (
      [...MOVING, ...CONTAINING].some((property) => style.getPropertyValue(property) !== '') &&
      links.some((link) => matches !== '' && link.matches(matches))
    );
  });
  return [links.length, moving.map(({ cssText }) => cssText)];

  function flatten(list: CSSRuleList): CSSStyleRule[] {
    return [...list].flatMap((rule) =>
      rule instanceof CSSStyleRule
        ? [rule]
        : 'cssRules' in rule
          ? flatten(rule.cssRules as CSSRuleList)
          : [],
    );
  }
}

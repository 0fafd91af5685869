import type { Page } from '@playwright/test';

/**
 * Does what Chrome does to a page that it translates: every text gets an element in its place, and texts
 * that come later get one when the answer of a server has come. The translation is the text in brackets.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translate = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest('font, script, style, noscript, svg'))
        return;
      const font = document.createElement('font');
      font.textContent = `[${text.data.trim()}]`;
      text.replaceWith(font);
    };
    const translateWithin = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    };
    translateWithin(document.body);
    const later = new MutationObserver(() => setTimeout(translateWithin, 100, document.body));
    later.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

import type { Page } from '@playwright/test';

/**
 * The pairs of controls and texts that lie over each other by more than a pixel. Elements that float
 * above the page on purpose, such as a sticky bar, are left out.
 */
export async function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROL = 'a, button, input, select, textarea, summary, label:has(input)';
    interface Item {
      name: string;
      node: Node;
      box: { left: number; top: number; right: number; bottom: number };
    }

    function floats(element: Element | null): boolean {
      for (let at = element; at; at = at.parentElement) {
        const { position } = getComputedStyle(at);
        if (position === 'fixed' || position === 'sticky' || position === 'absolute') return true;
      }
      return false;
    }

    /** The part of the box that its scrolling and clipping ancestors show. */
    function shown(element: Element, { left, top, right, bottom }: DOMRect): Item['box'] {
      const box = { left, top, right, bottom };
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const clip = at.getBoundingClientRect();
        box.left = Math.max(box.left, clip.left);
        box.top = Math.max(box.top, clip.top);
        box.right = Math.min(box.right, clip.right);
        box.bottom = Math.min(box.bottom, clip.bottom);
      }
      return box;
    }

    const items: Item[] = [];
    function add(node: Node, element: Element, box: DOMRect, name: string): void {
      if (!element.checkVisibility({ visibilityProperty: true }) || floats(element)) return;
      items.push({ node, name, box: shown(element, box) });
    }
    for (const element of document.querySelectorAll(CONTROL)) {
      if (element.parentElement?.closest(CONTROL)) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      add(element, element, element.getBoundingClientRect(), `<${element.localName}> ${name}`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement, nodeValue } = node;
      if (!parentElement || !nodeValue?.trim()) continue;
      if (parentElement.closest(`${CONTROL}, script, style, .visually-hidden`)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // One box for each line: text that wraps does not fill its bounding box.
      for (const line of range.getClientRects()) add(node, parentElement, line, nodeValue.trim());
    }

    const found: string[] = [];
    for (const [index, a] of items.entries()) {
      for (const b of items.slice(index + 1)) {
        if (a.node === b.node || a.node.contains(b.node) || b.node.contains(a.node)) continue;
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        // Lines of text touch: the box of a line is higher than its letters.
        if (width > 1 && height > 5) {
          found.push(`${a.name} | ${b.name}: ${width.toFixed(0)} x ${height.toFixed(0)} px`);
        }
      }
    }
    return found;
  });
}

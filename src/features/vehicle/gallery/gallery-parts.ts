/** The parts of the page that hold the images. */
export interface GalleryParts {
  root: HTMLElement;
  track: HTMLElement;
  thumbs: HTMLElement;
}

/** Calls back with the position of the list item whose link was chosen. */
export function onChoice(list: HTMLElement, choose: (index: number) => void): void {
  list.addEventListener('click', (event) => {
    const item = event.target instanceof Element ? event.target.closest('li') : null;
    if (!item || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose([...list.children].indexOf(item));
  });
}

/** Marks the link of one list item and keeps it in sight within its row. */
export function markCurrent(list: HTMLElement, index: number): void {
  for (const [position, item] of [...list.children].entries()) {
    const link = item.querySelector('a');
    if (link) link.ariaCurrent = position === index ? 'true' : null;
  }
  const item = list.children[index];
  if (!(item instanceof HTMLElement)) return;
  const left = item.offsetLeft - list.offsetLeft - (list.clientWidth - item.offsetWidth) / 2;
  list.scrollTo({ left });
}

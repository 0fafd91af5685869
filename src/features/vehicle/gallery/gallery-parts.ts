/** The elements of the gallery that contain the images. */
export interface GalleryParts {
  root: HTMLElement;
  track: HTMLElement;
  thumbs: HTMLElement;
}

/** Calls back with the index of the list item that was clicked. */
export function onChoice(list: HTMLElement, choose: (index: number) => void): void {
  list.addEventListener('click', (event) => {
    const item = event.target instanceof Element ? event.target.closest('li') : null;
    if (!item || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose([...list.children].indexOf(item));
  });
}

/** Marks the link of one list item as current and scrolls it into view within the list. */
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

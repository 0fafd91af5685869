import { type RefObject, useEffect } from 'react';

const SWIPE_PX = 40;

/**
 * Calls back with -1 or 1 after a swipe over `stage`; ignored while zoomed in, where a swipe pans the
 * image and the stage has `data-zoomed`.
 */
export function useSwipe(stage: RefObject<HTMLElement | null>, step: (by: number) => void): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let startX = Number.NaN;
    const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;
    const markZoomed = () => element.toggleAttribute('data-zoomed', isZoomed());
    const onStart = ({ touches }: TouchEvent) => {
      startX = touches.length === 1 ? (touches[0]?.clientX ?? Number.NaN) : Number.NaN;
    };
    const onEnd = ({ changedTouches }: TouchEvent) => {
      const distance = (changedTouches[0]?.clientX ?? Number.NaN) - startX;
      if (!isZoomed() && Math.abs(distance) > SWIPE_PX) step(distance < 0 ? 1 : -1);
    };
    window.visualViewport?.addEventListener('resize', markZoomed);
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchend', onEnd);
    return () => {
      window.visualViewport?.removeEventListener('resize', markZoomed);
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchend', onEnd);
    };
  }, [stage, step]);
}

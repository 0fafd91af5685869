import type { MouseEvent, ReactNode } from 'react';
import { type IslandImage, largestUrl } from '#components/ui/island-image.ts';
import { opensElsewhere } from '#components/ui/opens-elsewhere.ts';
import { Picture } from '#components/ui/Picture.tsx';
import { tabCopy } from '#copy/vehicles/vehicle-page.ts';
import { openDamage } from './gallery-store.ts';

interface DamageListProps {
  /** Their captions describe the damages. */
  damages: readonly IslandImage[];
  /** Before the list; links in it may name a damage as those of the list do. */
  children?: ReactNode;
}

/** The damages of a vehicle, numbered; each opens in the lightbox of the gallery. */
export function DamageList({ damages, children }: DamageListProps) {
  function open(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLElement>('[data-damage]');
    const damage = damages[Number(link?.dataset['damage']) - 1];
    if (!damage || opensElsewhere(event)) return;
    event.preventDefault();
    openDamage(damage);
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links in it are pressed
    <div className="damage-views column column--far" onClick={open}>
      {children}
      <ol className="grid-3 damage-list">
        {damages.map((damage, index) => (
          <li key={damage.base}>
            <a
              href={largestUrl(damage)}
              aria-label={tabCopy.showDamage(index + 1, damage.caption ?? '')}
              data-damage={index + 1}
            >
              <figure>
                <Picture
                  image={damage}
                  alt=""
                  sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 100vw"
                />
                <figcaption>
                  <span className="pin screen-only">{index + 1}</span> {damage.caption}
                </figcaption>
              </figure>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

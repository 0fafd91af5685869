import { tabCopy } from '#copy/vehicles/vehicle-page.ts';
import { GalleryPicture } from './GalleryPicture.tsx';
import { type GalleryImage, largestUrl } from './gallery-image.ts';
import { openDamage } from './gallery-store.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

interface DamageListProps {
  /** Their captions describe the damages. */
  damages: readonly GalleryImage[];
}

/** The damages of a vehicle; each opens in the lightbox of the gallery. */
export function DamageList({ damages }: DamageListProps) {
  return (
    <ul className="grid-3 damage-list">
      {damages.map((damage) => (
        <li key={damage.base}>
          <a
            href={largestUrl(damage)}
            aria-label={tabCopy.showDamage(damage.caption ?? '')}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              openDamage(damage);
            }}
          >
            <figure>
              <GalleryPicture
                image={damage}
                alt=""
                sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 100vw"
              />
              <figcaption>{damage.caption}</figcaption>
            </figure>
          </a>
        </li>
      ))}
    </ul>
  );
}

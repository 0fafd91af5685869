import { type IslandImage, largestUrl } from '#components/ui/island-image.ts';
import { damageViewCopy } from '#copy/damages.ts';
import { tabCopy } from '#copy/vehicles/vehicle-page.ts';
import { OUTLINE_MARGIN } from '#domain/damage/outline/paths.ts';
import type { BodyType } from '#domain/schema/enumerations.ts';
import { outlinePath } from '#paths';
import { PIN_CM, type PinnedView } from './pins.ts';

/** The width of a drawing where there is room for it. */
const PIXELS_PER_CM = 0.8;

/**
 * The outlines of a car with a numbered pin for each damage, a link to its image. Never hydrated. The
 * drawings are files that load when they come into sight.
 */
export function DamageOutlines({
  body,
  views,
  damages,
}: {
  body: BodyType;
  views: readonly PinnedView[];
  /** By the number of their pins. */
  damages: readonly (IslandImage & { repaired: boolean })[];
}) {
  return (
    <div className="damage-outlines screen-only">
      {views.map(({ view, ...size }) => {
        const [width, height] = [size.width + 2 * OUTLINE_MARGIN, size.height + 2 * OUTLINE_MARGIN];
        return (
          <figure key={view}>
            <div className="outline">
              <img
                src={outlinePath(body, view)}
                alt=""
                width={Math.round(width * PIXELS_PER_CM)}
                height={Math.round(height * PIXELS_PER_CM)}
                loading="lazy"
              />
              {/* biome-ignore lint/a11y/noSvgWithoutTitle: only a place for the links */}
              <svg viewBox={`${-OUTLINE_MARGIN} ${-OUTLINE_MARGIN} ${width} ${height}`}>
                {size.pins.map(({ number, x, y }) => {
                  const damage = damages[number - 1];
                  return (
                    damage && (
                      // A link of HTML, which scripts can press, unlike one of SVG.
                      <foreignObject
                        key={number}
                        x={x - PIN_CM / 2}
                        y={y - PIN_CM / 2}
                        width={PIN_CM}
                        height={PIN_CM}
                      >
                        <a
                          className={damage.repaired ? 'pin pin--repaired' : 'pin'}
                          href={largestUrl(damage)}
                          data-damage={number}
                          aria-label={tabCopy.showPin(number, damage.repaired)}
                        >
                          {number}
                        </a>
                      </foreignObject>
                    )
                  );
                })}
              </svg>
            </div>
            <figcaption>{damageViewCopy[view]}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}

import { type DamageFacts, NO_DAMAGE_FACTS } from '#domain/damage/facts.ts';
import {
  type AccessoryImage,
  type DamageImage,
  MAX_IMAGE_ORDER,
  type VehicleImage,
} from '#domain/image/image.ts';
import { IMAGE_KINDS } from '#domain/image/upload-kinds.ts';
import type { Ordered } from '../order/image-order.ts';
import type { ImageSet } from './image-sets.ts';

export interface ManagedImage
  extends Ordered,
    Pick<
      VehicleImage,
      | 'version'
      | 'image_url'
      | 'storage_path'
      | 'image_state'
      | 'image_error'
      | 'widths'
      | 'trashed_at'
    > {
  /** The caption, or the description of the damage. */
  text: string;
  shot: string | null;
  /** The facts that staff state about a damage; empty for another image. */
  damage: DamageFacts;
  /** The fields that could not be read and are empty: visitors do not see the image until a save. */
  repaired: readonly string[];
}

/** The managed image of a document; one whose place could not be read comes last. */
export function managedImage({
  document,
  repaired,
}: {
  document: VehicleImage | DamageImage | AccessoryImage;
  repaired: readonly string[];
}): ManagedImage {
  const text = 'caption' in document ? document.caption : document.damage_description;
  return {
    ...document,
    image_order: repaired.includes('image_order') ? MAX_IMAGE_ORDER : document.image_order,
    is_primary: 'is_primary' in document && document.is_primary,
    text: text ?? '',
    shot: 'shot' in document ? document.shot : null,
    damage: 'damage_description' in document ? damageFacts(document) : NO_DAMAGE_FACTS,
    repaired,
  };
}

/** The fields to write when the order or the primary image changed. */
export function orderFields({ kind }: ImageSet, { image_order, is_primary }: Ordered) {
  return kind.hasPrimary ? { image_order, is_primary } : { image_order };
}

/** Every field that staff write of an image: a save of them mends those that could not be read. */
export function staffFields(set: ImageSet, image: ManagedImage): Record<string, unknown> {
  return {
    ...orderFields(set, image),
    [set.kind.textField]: image.text || null,
    ...(set.kind === IMAGE_KINDS.damage && image.damage),
  };
}

function damageFacts(damage: DamageFacts): DamageFacts {
  const { damage_kind, damage_part, damage_place, damage_size_cm, damage_repaired } = damage;
  return { damage_kind, damage_part, damage_place, damage_size_cm, damage_repaired };
}

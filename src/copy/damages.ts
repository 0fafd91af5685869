import type {
  DamageFacts,
  DamageKind,
  DamagePart,
  DamageView,
  SidePart,
} from '#domain/damage/facts.ts';
import { formatDecimal } from './format.ts';

export const damageKindCopy: Record<DamageKind, string> = {
  scratch: 'Ridse',
  dent: 'Bule',
  stone_chips: 'Stenslag',
  kerbed_rim: 'Kantstensskade',
  paint: 'Lakskade',
  crack: 'Revne',
  rust: 'Rust',
  wear: 'Slid',
};

export const damageViewCopy: Record<DamageView, string> = {
  left: 'Venstre side',
  right: 'Højre side',
  front: 'Forfra',
  rear: 'Bagfra',
  top: 'Ovenfra',
};

const sidePartCopy: Record<SidePart, string> = {
  front_wing: 'forskærm',
  front_door: 'fordør',
  rear_door: 'bagdør',
  sliding_door: 'skydedør',
  rear_wing: 'bagskærm',
  sill: 'fodpanel',
  front_rim: 'forfælg',
  rear_rim: 'bagfælg',
  mirror: 'sidespejl',
  side_window: 'siderude',
  headlight: 'forlygte',
  tail_light: 'baglygte',
};

const otherPartCopy: Record<string, string> = {
  front_bumper: 'forkofanger',
  grille: 'kølergrill',
  bonnet: 'motorhjelm',
  windscreen: 'forrude',
  roof: 'tag',
  rear_window: 'bagrude',
  tailgate: 'bagklap',
  rear_bumper: 'bagkofanger',
  cabin: 'kabine',
  seat: 'sæde',
  boot: 'bagagerum',
} satisfies Partial<Record<DamagePart, string>>;

/** A part in lower case, as inside a sentence: `venstre bagdør`. */
export function damagePartLabel(part: DamagePart): string {
  const [, side, name] = /^(left|right)_(\w+)$/u.exec(part) ?? [];
  if (!name) return otherPartCopy[part] ?? part;
  return `${side === 'left' ? 'venstre' : 'højre'} ${sidePartCopy[name as SidePart]}`;
}

/** The facts in one line, `Ridse · venstre bagdør · 8 cm`; empty without facts. */
export function damageSentence({ damage_kind, damage_part, damage_size_cm }: DamageFacts): string {
  const sentence = [
    damage_kind && damageKindCopy[damage_kind],
    damage_part && damagePartLabel(damage_part),
    damage_size_cm && `${formatDecimal(damage_size_cm)} cm`,
  ]
    .filter(Boolean)
    .join(' · ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** The text about a damage for visitors. */
export function damageCaption({
  description,
  repaired,
}: {
  description: string;
  repaired: boolean;
}): string {
  return repaired ? `Repareret: ${description}` : description;
}

/** The least size in cm of the damages that a dealer shows, by their kind; 0 for all of a kind. */
export type DamageLimits = Readonly<Partial<Record<DamageKind, number>>>;

/** Damages of a kind, and all of them. */
const limitCopy: Record<DamageKind, readonly [some: string, all: string]> = {
  scratch: ['ridser', 'alle ridser'],
  dent: ['buler', 'alle buler'],
  stone_chips: ['stenslag', 'alle stenslag'],
  kerbed_rim: ['kantstensskader', 'alle kantstensskader'],
  paint: ['lakskader', 'alle lakskader'],
  crack: ['revner', 'alle revner'],
  rust: ['rust', 'al rust'],
  wear: ['slid', 'alt slid'],
};

/** Which damages the dealer shows, each kind with its least size. */
export function limitTexts(limits: DamageLimits): string[] {
  return Object.entries(limits).map(([kind, cm]) => {
    const [some, all] = limitCopy[kind as DamageKind];
    return cm === 0 ? all : `${some} fra ${formatDecimal(cm)} cm`;
  });
}

/** The same in one sentence; null where the dealer states no limits. */
export function limitsSentence(limits: DamageLimits): string | null {
  const texts = limitTexts(limits);
  if (texts.length === 0) return null;
  const last = texts.pop();
  return `Vi fotograferer og viser ${[texts.join(', '), last].filter(Boolean).join(' og ')}.`;
}

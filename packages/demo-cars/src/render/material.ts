import type { Light } from './color.ts';
import type { Cut } from './cut.ts';
import type { Texture } from './texture.ts';

/** Textures that are projected onto a mesh, each from its side; `plane` says which coordinates. */
export interface Decals {
  /** Of x and z. */
  side?: Texture;
  /** Of y and z. */
  front?: Texture;
  rear?: Texture;
  /** Of x and y, where the surface faces up. */
  top?: Texture;
}

/** A small texture over the others, fine enough for a close-up. */
export interface Mark {
  plane: keyof Decals;
  texture: Texture;
}

/** How a surface answers light. */
export interface Material {
  color: Light;
  /** Share of the light that it colours like metal. */
  metallic: number;
  /** 0 is matt, 0.5 as paint, 1 as glass. */
  gloss: number;
  decals?: Decals;
  mark?: Mark;
  /** Shaded at every sample, for decals with fine details. */
  fine?: true;
  /** Light that it sends out, as a share of its colour. */
  glow?: number;
  cuts?: readonly Cut[];
}

/** The subject of an accessory's image. */
export type Motif = 'wheels' | 'mats' | 'box' | 'charger' | 'bars';

/** How the image of an accessory is drawn. */
export interface AccessoryLook {
  motif: Motif;
  /** Colour of the background, `#rrggbb`. */
  background: string;
  /** Chooses one of several versions of the subject. */
  variety?: number;
}

/** The look of each invented accessory, by its id. */
export const ACCESSORY_LOOKS: Readonly<Record<string, AccessoryLook>> = {
  'vinterhjul-model-y': { motif: 'wheels', background: '#dfe3e2', variety: 0 },
  'sommerhjul-golf': { motif: 'wheels', background: '#e6e0d4', variety: 1 },
  'helarshjul-yaris': { motif: 'wheels', background: '#d8dfe5', variety: 2 },
  'gummimatter-enyaq': { motif: 'mats', background: '#e4e2da' },
  'tagboks-430': { motif: 'box', background: '#dcdfdc' },
  'ladekabel-type2': { motif: 'charger', background: '#d9e2df' },
  'tagbojler-v90': { motif: 'bars', background: '#e2ddd2' },
};

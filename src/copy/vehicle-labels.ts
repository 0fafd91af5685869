import type {
  BodyType,
  ChargingPlug,
  DriveWheels,
  EarlierUse,
  EuroNorm,
  PriceInclusion,
  ServiceHistory,
  TowBar,
  VatKind,
} from '#domain/schema/enumerations.ts';

/** Danish labels of the technical facts, the history and the terms of a vehicle. */

export const bodyTypeCopy: Record<BodyType, string> = {
  hatchback: 'Hatchback',
  sedan: 'Sedan',
  estate: 'Stationcar',
  suv: 'SUV',
  mpv: 'MPV',
  coupe: 'Coupé',
  convertible: 'Cabriolet',
  van: 'Varebil',
  pickup: 'Pickup',
};

export const driveWheelsCopy: Record<DriveWheels, string> = {
  front: 'Forhjulstræk',
  rear: 'Baghjulstræk',
  all: 'Firehjulstræk',
};

export const towBarCopy: Record<TowBar, string> = {
  none: 'Uden træk',
  fixed: 'Fast træk',
  removable: 'Aftageligt træk',
  retractable: 'Svingbart træk',
};

export const chargingPlugCopy: Record<ChargingPlug, string> = {
  type2: 'Type 2',
  ccs: 'CCS',
  chademo: 'CHAdeMO',
  type1: 'Type 1',
};

export const serviceHistoryCopy: Record<ServiceHistory, string> = {
  full: 'Fuld servicehistorik',
  partial: 'Delvis servicehistorik',
  none: 'Uden servicehistorik',
};

export const earlierUseCopy: Record<EarlierUse, string> = {
  private: 'Privatbil',
  leasing: 'Leasingbil',
  rental: 'Udlejningsbil',
  taxi: 'Taxa',
  driving_school: 'Skolevogn',
  demo: 'Demobil',
};

export const vatKindCopy: Record<VatKind, string> = {
  margin: 'Brugtmoms',
  deductible: 'Momsen kan trækkes fra',
};

export const priceInclusionCopy: Record<PriceInclusion, string> = {
  included: 'Med i prisen',
  excluded: 'Ikke med i prisen',
};

export function euroNormLabel(norm: EuroNorm): string {
  return `Euro ${norm}`;
}

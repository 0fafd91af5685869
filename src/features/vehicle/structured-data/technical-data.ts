import type {
  Car,
  CarUsageType,
  DriveWheelConfigurationValue,
  QuantitativeValue,
} from 'schema-dts';
import { bodyTypeCopy, euroNormLabel } from '#copy/vehicle-labels.ts';
import { factCopy } from '#copy/vehicles/vehicle-facts.ts';
import type { DriveWheels, EarlierUse } from '#domain/schema/enumerations.ts';
import { isFieldOpen } from '#domain/vehicle/fields/open-sections.ts';
import { kilowatts } from '#domain/vehicle/power.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';

type CarProperties = Partial<Exclude<Car, string>>;

const DRIVE_WHEELS: Record<DriveWheels, DriveWheelConfigurationValue> = {
  front: 'https://schema.org/FrontWheelDriveConfiguration',
  rear: 'https://schema.org/RearWheelDriveConfiguration',
  all: 'https://schema.org/AllWheelDriveConfiguration',
};

/** The technical facts of a vehicle that schema.org has words for; unknown ones are left out. */
export function technicalData(vehicle: PublicVehicle): CarProperties {
  const { body_type: body, drive_wheels: drive, power_hp: hp, towing_weight: towing } = vehicle;
  return {
    ...(body && { bodyType: bodyTypeCopy[body] }),
    ...(drive && { driveWheelConfiguration: DRIVE_WHEELS[drive] }),
    ...(hp && {
      vehicleEngine: {
        '@type': 'EngineSpecification',
        enginePower: { '@type': 'QuantitativeValue', value: kilowatts(hp), unitCode: 'KWT' },
      },
    }),
    ...(vehicle.doors && { numberOfDoors: vehicle.doors }),
    ...(vehicle.seats && { vehicleSeatingCapacity: vehicle.seats }),
    ...(towing && {
      trailerWeight: { '@type': 'QuantitativeValue', value: towing, unitCode: 'KGM' },
    }),
    ...consumptionData(vehicle),
  };
}

/** Consumption and range; facts of another fuel are left out. */
function consumptionData(vehicle: PublicVehicle): CarProperties {
  const isOpen = {
    combustion: isFieldOpen('consumption_km_l', vehicle),
    charging: isFieldOpen('range_wltp_km', vehicle),
  };
  const {
    consumption_km_l: kmPerLitre,
    consumption_wh_km: wattHours,
    range_wltp_km: range,
  } = vehicle;
  return {
    // schema.org has a unit code neither for km/l nor for Wh/km.
    ...(isOpen.combustion && kmPerLitre && { fuelEfficiency: measured(kmPerLitre, 'km/l') }),
    ...(isOpen.charging && wattHours && { fuelConsumption: measured(wattHours, 'Wh/km') }),
    ...(isOpen.combustion && vehicle.co2_g_km !== null && { emissionsCO2: vehicle.co2_g_km }),
    ...(isOpen.combustion &&
      vehicle.euro_norm && { meetsEmissionStandard: euroNormLabel(vehicle.euro_norm) }),
    ...(isOpen.charging &&
      range && {
        additionalProperty: {
          '@type': 'PropertyValue',
          name: factCopy.range_wltp_km,
          value: range,
          unitCode: 'KMT',
        },
      }),
  };
}

function measured(value: number, unitText: string): QuantitativeValue {
  return { '@type': 'QuantitativeValue', value, unitText };
}

/** The uses that schema.org has a word for. */
const USAGES: Partial<Record<EarlierUse, CarUsageType>> = {
  rental: 'https://schema.org/RentalVehicleUsage',
  taxi: 'https://schema.org/TaxiVehicleUsage',
  driving_school: 'https://schema.org/DrivingSchoolVehicleUsage',
};

/** The history of a vehicle that schema.org has words for; unknown facts are left out. */
export function historyData(vehicle: PublicVehicle): CarProperties {
  const { production_year: produced, owner_count: owners, earlier_use: use } = vehicle;
  const usage = use && USAGES[use];
  return {
    ...(produced && { productionDate: String(produced) }),
    ...(owners !== null && { numberOfPreviousOwners: owners }),
    ...(usage && { vehicleSpecialUsage: usage }),
  };
}

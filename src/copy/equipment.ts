import type { EquipmentCode, EquipmentGroup } from '#domain/schema/equipment-codes.ts';

/** Danish labels of the groups of equipment. */
export const equipmentGroupCopy: Record<EquipmentGroup, string> = {
  climate: 'Klima',
  seats: 'Sæder og kabine',
  access: 'Adgang, tag og sikring',
  assistance: 'Førerassistance',
  lights: 'Lys og sigt',
  media: 'Navigation og lyd',
  chassis: 'Hjul, træk og undervogn',
  cargo: 'Varerum',
};

/** Danish labels of the equipment. */
export const equipmentCopy: Record<EquipmentCode, string> = {
  air_conditioning: 'Aircondition',
  automatic_climate: 'Automatisk klimaanlæg',
  multi_zone_climate: 'Klimaanlæg i flere zoner',
  parking_heater: 'Kabinevarmer',
  heat_pump: 'Varmepumpe',
  heated_windscreen: 'El-opvarmet forrude',
  heated_front_seats: 'Sædevarme for',
  heated_rear_seats: 'Sædevarme bag',
  ventilated_seats: 'Ventilerede sæder',
  massage_seats: 'Massagesæder',
  electric_seats: 'El-indstillelige sæder',
  memory_seats: 'Sæder med hukommelse',
  sport_seats: 'Sportssæder',
  leather_interior: 'Læderindtræk',
  part_leather_interior: 'Dellæder',
  heated_steering_wheel: 'Varme i rattet',
  third_seat_row: 'Tredje sæderække',
  keyless_entry: 'Nøglefri døråbning',
  keyless_start: 'Nøglefri start',
  electric_tailgate: 'El-bagklap',
  electric_folding_mirrors: 'El-klapbare sidespejle',
  panoramic_roof: 'Panoramatag',
  sunroof: 'Soltag',
  tinted_windows: 'Tonede ruder',
  alarm: 'Alarm',
  isofix: 'Isofix',
  cruise_control: 'Fartpilot',
  adaptive_cruise_control: 'Adaptiv fartpilot',
  lane_assist: 'Vognbaneassistent',
  blind_spot_warning: 'Blindvinkelsadvarsel',
  emergency_brake: 'Automatisk nødbremse',
  traffic_sign_recognition: 'Skiltegenkendelse',
  parking_sensors_front: 'Parkeringssensor for',
  parking_sensors_rear: 'Parkeringssensor bag',
  reversing_camera: 'Bakkamera',
  surround_camera: '360°-kamera',
  park_assist: 'Parkeringsassistent',
  head_up_display: 'Head-up display',
  led_headlights: 'LED-forlygter',
  matrix_headlights: 'Matrix-forlygter',
  xenon_headlights: 'Xenon-forlygter',
  fog_lights: 'Tågelygter',
  automatic_high_beam: 'Automatisk fjernlys',
  rain_sensor: 'Regnsensor',
  navigation: 'Navigation',
  apple_carplay: 'Apple CarPlay',
  android_auto: 'Android Auto',
  bluetooth: 'Bluetooth',
  dab_radio: 'DAB-radio',
  digital_cockpit: 'Digitalt cockpit',
  premium_sound: 'Premium-lydanlæg',
  wireless_charging: 'Trådløs mobilopladning',
  tow_bar: 'Anhængertræk',
  alloy_wheels: 'Alufælge',
  winter_wheels: 'Vinterhjul',
  air_suspension: 'Luftaffjedring',
  adaptive_suspension: 'Adaptiv undervogn',
  sport_suspension: 'Sportsundervogn',
  drive_modes: 'Kørselsprogrammer',
  roof_rails: 'Tagræling',
  cargo_partition: 'Skillevæg til varerum',
  cargo_shelving: 'Reolindretning',
  side_door: 'Skydedør i siden',
};

export function equipmentLabel(code: EquipmentCode): string {
  return equipmentCopy[code];
}

export function equipmentGroupLabel(group: EquipmentGroup): string {
  return equipmentGroupCopy[group];
}

/** The heading above the equipment that has no code. */
export const otherEquipmentCopy = 'Andet udstyr';

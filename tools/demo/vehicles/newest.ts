import { type DemoVehicle, damage } from './demo-vehicle.ts';
import { BASIC, COMFORT, ELECTRIC, FAMILY, TOW } from './equipment.ts';

/** The newest demo vehicles: the first screen of the site shows them. */
export const NEWEST_VEHICLES: readonly DemoVehicle[] = [
  {
    id: 'tesla-model-y-2023',
    ...{ make: 'Tesla', model: 'Model Y', variant: 'Long Range AWD', year: 2023 },
    color: 'Perlehvid',
    ...{ price: 359900, mileage: 38500, fuel: 'electric', gearbox: 'automatic', featured: true },
    specs: [...ELECTRIC, 'Panoramatag', 'Autopilot', 'Premium lyd'],
    battery: { capacity: 75, health: 96, chargingKw: 250, rangeKm: 505 },
    leasing: { period: 12, monthly: 4295, down: 39995, residual: 232000, km: 20000 },
    video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    technical: {
      ...{ body_type: 'suv', doors: 5, seats: 5, power_hp: 514, drive_wheels: 'all' },
      ...{ towing_weight: 1600, range_wltp_km: 533, consumption_wh_km: 169, charging_ac_kw: 11 },
      ...{ charging_dc_kw: 250, charging_plug: 'ccs' },
    },
    history: { owner_count: 1, key_count: 2, service_history: 'full', dealer_warranty_months: 12 },
    damages: [
      damage('kerbed_rim', 'right_front_rim', 8, 'Kantstensskade på højre forfælg, ca. 8 cm.'),
    ],
    notes:
      'Én ejer, fuld servicehistorik og to nøglekort. Leveres nysynet og med 12 måneders garanti.',
  },
  {
    id: 'volkswagen-id4-2022',
    ...{ make: 'Volkswagen', model: 'ID.4', variant: 'Pro Performance Max', year: 2022 },
    color: 'Månestensgrå',
    ...{ price: 254900, mileage: 52000, fuel: 'electric', gearbox: 'automatic', before: 279900 },
    specs: [...ELECTRIC, 'Head-up display'],
    battery: { capacity: 77, health: 93, chargingKw: 135, rangeKm: 472 },
    technical: {
      ...{ body_type: 'suv', doors: 5, seats: 5, power_hp: 204, drive_wheels: 'rear' },
      ...{ towing_weight: 1000, range_wltp_km: 519, consumption_wh_km: 172, charging_ac_kw: 11 },
      ...{ charging_dc_kw: 135, charging_plug: 'ccs' },
    },
    history: { owner_count: 2, key_count: 2, service_history: 'full', earlier_use: 'leasing' },
    damages: [
      damage('scratch', 'left_rear_door', 15, 'Overfladisk ridse i venstre bagdør, kan poleres.'),
    ],
    notes:
      'To ejere. Serviceret hos Volkswagen senest ved 48.000 km.\nVi har skiftet kabinefilter og bremsevæske, renset varmepumpen og fotograferet ridsen i bagdøren.\nTo nøgler og ladekabel følger med.',
  },
  {
    id: 'skoda-enyaq-2023',
    ...{ make: 'Škoda', model: 'Enyaq', variant: 'iV 80 Sportline', year: 2023 },
    color: 'Dybblå metallic',
    ...{ price: 319900, mileage: 24800, fuel: 'electric', gearbox: 'automatic', featured: true },
    specs: [...ELECTRIC, ...TOW, 'Matrix LED'],
    battery: { capacity: 82, health: 98, chargingKw: 135, rangeKm: 513 },
    technical: {
      ...{ body_type: 'suv', doors: 5, seats: 5, power_hp: 204, drive_wheels: 'rear' },
      ...{ towing_weight: 1000, range_wltp_km: 534, consumption_wh_km: 160, charging_ac_kw: 11 },
      ...{ charging_dc_kw: 135, charging_plug: 'ccs' },
    },
    history: { owner_count: 1, earlier_use: 'private' },
    notes:
      'Én ejer fra ny, og fabriksgarantien på batteriet gælder til 2031.\nNye vinterhjul følger med. Undervognen er efterset uden anmærkninger, og bilen er nysynet.',
  },
  {
    id: 'audi-a6-avant-2021',
    ...{ make: 'Audi', model: 'A6', variant: '50 TFSI e Sport Prestige Avant quattro S tronic' },
    ...{ year: 2021, color: 'Mytossort' },
    ...{ price: 389900, mileage: 61200, fuel: 'hybrid', gearbox: 'tiptronic' },
    specs: [...FAMILY, ...COMFORT, ...TOW, 'Matrix LED', 'Bang & Olufsen lyd'],
    leasing: { period: 36, monthly: 5495, down: 64995, residual: 168000, km: 20000 },
    technical: {
      ...{ body_type: 'estate', doors: 5, seats: 5, power_hp: 299, drive_wheels: 'all' },
      ...{ towing_weight: 2000, consumption_km_l: 62.5, co2_g_km: 35, euro_norm: '6d' },
      ...{ range_wltp_km: 63, consumption_wh_km: 189, charging_ac_kw: 7.4, charging_plug: 'type2' },
    },
    history: { service_history: 'full', earlier_use: 'leasing' },
    damages: [
      damage(
        'stone_chips',
        'front_bumper',
        null,
        'Enkelte stenslag på forkofangeren fra motorvejskørsel. Ikke gennem grunderen.',
      ),
    ],
    notes:
      'Dansk bil med fuld servicebog fra Audi. Gearolien er skiftet ved 60.000 km, og ladekabler til både stikkontakt og ladestander følger med.\nVi har monteret fire nye sommerdæk og poleret forlygterne.',
  },
  {
    id: 'volvo-xc60-2020',
    ...{ make: 'Volvo', model: 'XC60', variant: 'T6 Recharge Inscription', year: 2020 },
    color: 'Fyrgrøn',
    ...{ price: 349900, mileage: 78400, fuel: 'hybrid', gearbox: 'automatic' },
    specs: [...FAMILY, ...COMFORT, ...TOW, 'Luftaffjedring'],
    technical: {
      ...{ body_type: 'suv', doors: 5, seats: 5, power_hp: 340, drive_wheels: 'all' },
      ...{ towing_weight: 2100, consumption_km_l: 41.7, co2_g_km: 55, euro_norm: '6d' },
      ...{ range_wltp_km: 53, consumption_wh_km: 201, charging_ac_kw: 3.7, charging_plug: 'type2' },
    },
    history: { service_history: 'full', earlier_use: 'private' },
    damages: [
      {
        ...damage('stone_chips', 'bonnet', null, 'Stenslag på motorhjelmen, pletlakeret.'),
        repaired: true,
      },
      damage('dent', 'right_rear_wing', 2, 'Lille bule i højre bagskærm, 2 cm.'),
    ],
    notes:
      'Velholdt familiebil med serviceaftale til 2027.\nVi har skiftet bremseskiver og klodser på bagakslen og pletlakeret stenslagene på motorhjelmen. Sidst synet uden anmærkninger.',
  },
  {
    id: 'toyota-yaris-2022',
    ...{ make: 'Toyota', model: 'Yaris', variant: '1.5 Hybrid H3 Smart', year: 2022, color: 'Rød' },
    ...{ price: 164900, mileage: 31500, fuel: 'hybrid', gearbox: 'automatic' },
    specs: [...BASIC, 'Bakkamera', 'Adaptiv fartpilot', 'Sædevarme'],
  },
  {
    id: 'peugeot-208-2021',
    ...{ make: 'Peugeot', model: '208', variant: '1.2 PureTech 100 Allure', year: 2021 },
    color: 'Vertigo-blå',
    ...{ price: 139900, mileage: 43800, fuel: 'benzin', gearbox: 'manual', before: 149900 },
    specs: [...BASIC, 'Bakkamera', 'LED-forlygter'],
    technical: {
      ...{ body_type: 'hatchback', doors: 5, seats: 5, power_hp: 101, drive_wheels: 'front' },
      ...{ towing_weight: 1200, consumption_km_l: 19.6, co2_g_km: 116, euro_norm: '6d' },
    },
    history: {
      ...{ owner_count: 2, key_count: 2, service_history: 'full', earlier_use: 'driving_school' },
    },
    notes:
      'To ejere, den første en kørelærer, og stemplet servicebog. Tandremmen er kontrolleret og olien skiftet i oktober.\nNy 12 V-starterbatteri og nye viskerblade. To nøgler.',
  },
  {
    id: 'volkswagen-golf-2019',
    ...{ make: 'Volkswagen', model: 'Golf', variant: '1.5 TSI EVO Highline DSG', year: 2019 },
    color: 'Hvid',
    ...{ price: 189900, mileage: 74500, fuel: 'benzin', gearbox: 'automatic', status: 'reserved' },
    specs: [...FAMILY, 'Sædevarme'],
    technical: {
      ...{ body_type: 'hatchback', doors: 5, seats: 5, power_hp: 150, drive_wheels: 'front' },
      ...{ towing_weight: 1500, consumption_km_l: 18.9, co2_g_km: 121, euro_norm: '6' },
    },
    history: { service_history: 'full', dealer_warranty_months: 6 },
    damages: [
      damage(
        'dent',
        'left_front_door',
        1,
        'Lille parkeringsbule i venstre fordør, 1 cm. Lakken er hel.',
      ),
    ],
    notes:
      'Service udført ved 30.000, 60.000 og 74.000 km. DSG-olien er skiftet.\nVi har monteret nye bremseklodser foran. Leveres nysynet og med 6 måneders garanti.',
  },
  {
    id: 'ford-transit-custom-2020',
    ...{ make: 'Ford', model: 'Transit Custom', variant: '300 L2H1 2.0 TDCi 130 Trend' },
    ...{ year: 2020, color: 'Hvid' },
    ...{ price: 179900, mileage: 112000, fuel: 'diesel', gearbox: 'manual' },
    specs: ['Træk', 'Aircondition', 'Fartpilot', 'Skydedør i begge sider', 'Reolindretning'],
    leasing: { period: 24, monthly: 2695, down: 24995, residual: 92000, km: 25000 },
    technical: {
      ...{ body_type: 'van', doors: 5, seats: 3, power_hp: 130, drive_wheels: 'front' },
      ...{ towing_weight: 2000, consumption_km_l: 14.1, co2_g_km: 186, euro_norm: '6' },
    },
    history: { service_history: 'partial' },
    damages: [
      damage('scratch', 'rear_bumper', 20, 'Ridser på bagkofangeren efter læsning.'),
      damage('dent', 'right_sliding_door', 3, 'Bule i højre skydedør, 3 cm.'),
    ],
    notes:
      'Gulplade, brugt af et tømrerfirma og passet på eget værksted.\nVi har skiftet olie, filtre og to dæk og tætnet skydedøren. Reolindretningen følger med. Priser på varebiler er uden moms.',
  },
];

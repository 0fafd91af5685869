import { type DemoVehicle, damage } from './demo-vehicle.ts';
import { BASIC, COMFORT, ELECTRIC, FAMILY, TOW } from './equipment.ts';

/** The demo vehicles that came first, and those that were sold. */
export const OLDEST_VEHICLES: readonly DemoVehicle[] = [
  {
    id: 'porsche-taycan-2021',
    ...{ make: 'Porsche', model: 'Taycan', variant: '4S Performance Plus', year: 2021 },
    color: 'Vulkangrå',
    ...{ price: 729900, mileage: 39400, fuel: 'electric', gearbox: 'automatic' },
    specs: [...ELECTRIC, ...COMFORT, 'Luftaffjedring', 'Bose lyd', '21" fælge'],
    battery: { capacity: 93.4, health: 95, chargingKw: 270, rangeKm: 463 },
    leasing: { period: 12, monthly: 8995, down: 119995, residual: 540000, km: 15000 },
    video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    technical: {
      ...{ body_type: 'sedan', doors: 4, seats: 4, power_hp: 571, drive_wheels: 'all' },
      ...{ range_wltp_km: 464, consumption_wh_km: 239, charging_ac_kw: 11, charging_dc_kw: 270 },
      charging_plug: 'ccs',
    },
    history: { owner_count: 2, imported_from: 'Tyskland', service_history: 'full' },
    damages: [
      damage('kerbed_rim', 'right_rear_rim', 2, 'Lille kantstensskade på højre bagfælg, ca. 2 cm.'),
    ],
    notes:
      'To ejere. Porsche Approved-eftersyn i 111 punkter er gennemført.\nNye dæk på bagakslen, bremserne er målt til 85 procent. Ladekabel og overtræk følger med.',
  },
  {
    id: 'opel-vivaro-e-2022',
    ...{ make: 'Opel', model: 'Vivaro-e', variant: 'L3V2 75 kWh Enjoy+', year: 2022 },
    color: 'Sølv',
    ...{ price: 199900, mileage: 36700, fuel: 'electric', gearbox: 'automatic' },
    specs: ['Varmepumpe', 'Bakkamera', 'Træk', 'Fartpilot'],
    battery: { capacity: 75, health: 95, chargingKw: 100, rangeKm: 313 },
    technical: {
      ...{ body_type: 'van', doors: 5, seats: 3, power_hp: 136, drive_wheels: 'front' },
      ...{ towing_weight: 1000, range_wltp_km: 313, consumption_wh_km: 261, charging_ac_kw: 11 },
      ...{ charging_dc_kw: 100, charging_plug: 'ccs' },
    },
    history: { service_history: 'partial' },
    damages: [
      damage(
        'scratch',
        'right_sliding_door',
        12,
        'Ridse i højre skydedør, 12 cm. Kan mærkes med neglen.',
      ),
    ],
    notes:
      'Gulplade. Har kørt faste ture for en fødevaregrossist, derfor jævnt slidt varerum.\nVi har lagt ny bund i varerummet og skiftet bremsevæske. Ladekabel følger med.',
  },
  {
    id: 'dacia-duster-2020',
    ...{ make: 'Dacia', model: 'Duster', variant: '1.3 TCe Prestige', year: 2020, color: 'Sand' },
    ...{ price: 149900, mileage: 58100, fuel: 'benzin', gearbox: 'manual' },
    specs: [...BASIC, 'Træk', 'Tagræling'],
    technical: {
      ...{ body_type: 'suv', doors: 5, seats: 5, power_hp: 130, drive_wheels: 'front' },
      ...{ towing_weight: 1500, consumption_km_l: 16.1, co2_g_km: 140, euro_norm: '6' },
    },
    history: { owner_count: 2, service_history: 'full' },
    notes:
      'Netop taget i bytte og bliver fotograferet i denne uge.\nTo ejere, servicebog og nysynet. Svingbart træk.',
  },
  {
    id: 'mini-cooper-2021',
    ...{ make: 'MINI', model: 'Cooper', variant: '1.5 Essential', year: 2021 },
    color: 'British Racing Green',
    ...{ price: 179900, mileage: 33900, fuel: 'benzin', gearbox: 'manual' },
    specs: [...BASIC, 'Sportssæder', 'LED-forlygter'],
    technical: {
      ...{ body_type: 'hatchback', doors: 3, seats: 4, power_hp: 136, drive_wheels: 'front' },
      ...{ consumption_km_l: 17.9, co2_g_km: 127, euro_norm: '6d' },
    },
    history: { owner_count: 1, service_history: 'full', earlier_use: 'private' },
    damages: [{ description: 'Let ridse i venstre hjørne af forkofangeren, kan poleres.' }],
    notes:
      'Én ejer. Serviceret hos MINI ved 30.000 km.\nSommerhjulene er næsten nye, og vinterhjul på stålfælge følger med.',
  },
  {
    id: 'mercedes-benz-eqb-2023',
    ...{ make: 'Mercedes-Benz', model: 'EQB', variant: '250+ Progressive', year: 2023 },
    color: 'Bjergkrystalhvid',
    ...{ price: 339900, mileage: 18600, fuel: 'electric', gearbox: 'automatic' },
    specs: ELECTRIC,
    battery: { capacity: 70.5, health: 99, chargingKw: 100, rangeKm: 522 },
    technical: {
      ...{ body_type: 'suv', doors: 5, seats: 7, power_hp: 190, drive_wheels: 'front' },
      ...{ towing_weight: 750, range_wltp_km: 522, consumption_wh_km: 152, charging_ac_kw: 11 },
      ...{ charging_dc_kw: 100, charging_plug: 'ccs' },
    },
    history: { owner_count: 1, key_count: 2, service_history: 'full', earlier_use: 'demo' },
    notes:
      'Demobil fra forhandler. Fabriksgaranti til 2026 og batterigaranti til 2031.\nUdført eftersyn og software opdateret. To nøgler.',
  },
  {
    id: 'nissan-leaf-2019',
    ...{ make: 'Nissan', model: 'Leaf', variant: 'N-Connecta 40 kWh', year: 2019 },
    color: 'Gunmetal',
    ...{ price: 84900, mileage: 81500, fuel: 'electric', gearbox: 'automatic', status: 'sold' },
    soldDaysAgo: 6,
    specs: [...BASIC, 'Bakkamera'],
    battery: { capacity: 40, health: 84, chargingKw: 46, rangeKm: 205 },
    technical: {
      ...{ body_type: 'hatchback', doors: 5, seats: 5, power_hp: 150, drive_wheels: 'front' },
      ...{ range_wltp_km: 270, consumption_wh_km: 171, charging_ac_kw: 6.6, charging_dc_kw: 46 },
      charging_plug: 'chademo',
    },
    history: { owner_count: 2, service_history: 'full' },
    damages: [damage('dent', 'left_rear_wing', 2, 'Bule i venstre bagskærm, 2 cm.')],
    notes:
      'Solgt nysynet. Batteriet viste 11 af 12 streger.\nTo ejere, service hos Nissan og nye dæk foran.',
  },
  {
    id: 'volkswagen-passat-2020',
    ...{ make: 'Volkswagen', model: 'Passat', variant: 'GTE Variant DSG', year: 2020 },
    color: 'Aquamarinblå',
    ...{ price: 244900, mileage: 84100, fuel: 'hybrid', gearbox: 'automatic', status: 'sold' },
    soldDaysAgo: 21,
    specs: [...FAMILY, ...TOW],
    technical: {
      ...{ body_type: 'estate', doors: 5, seats: 5, power_hp: 218, drive_wheels: 'front' },
      ...{ towing_weight: 1600, consumption_km_l: 76.9, co2_g_km: 30, euro_norm: '6' },
      ...{ range_wltp_km: 56, consumption_wh_km: 156, charging_ac_kw: 3.6, charging_plug: 'type2' },
    },
    history: { service_history: 'full', earlier_use: 'leasing', dealer_warranty_months: 12 },
    notes:
      'Firmabil med fuld servicebog. DSG-olien er skiftet ved 60.000 km.\nSolgt med 12 måneders garanti.',
  },
  {
    id: 'fiat-500-2017',
    ...{ make: 'Fiat', model: '500', variant: '1.2 Lounge', year: 2017, color: 'Pastelgul' },
    ...{ price: 64900, mileage: 66800, fuel: 'benzin', gearbox: 'manual', status: 'sold' },
    soldDaysAgo: 95,
    specs: BASIC,
    technical: {
      ...{ body_type: 'hatchback', doors: 3, seats: 4, power_hp: 69, drive_wheels: 'front' },
      ...{ consumption_km_l: 20.4, co2_g_km: 115, euro_norm: '6' },
    },
    history: { service_history: 'none' },
    notes: 'Solgt nysynet efter skift af tandrem og kobling.',
  },
  {
    id: 'bmw-320d-2016',
    ...{ make: 'BMW', model: '320d', variant: 'Touring Steptronic', year: 2016 },
    color: 'Mineralgrå',
    ...{ price: 154900, mileage: 167000, fuel: 'diesel', gearbox: 'tiptronic', status: 'archived' },
    soldDaysAgo: 240,
    specs: [...BASIC, ...TOW],
    technical: {
      ...{ body_type: 'estate', doors: 5, seats: 5, power_hp: 190, drive_wheels: 'rear' },
      ...{ towing_weight: 1600, consumption_km_l: 23.3, co2_g_km: 113, euro_norm: '6' },
    },
    history: { owner_count: 4, service_history: 'none', imported_from: 'Tyskland' },
    notes: 'Solgt som den står, med kendt slid på affjedringen.',
  },
  {
    id: 'volkswagen-touran-2019',
    ...{ make: 'Volkswagen', model: 'Touran', variant: '1.5 TSI Highline DSG 7 pers.', year: 2019 },
    color: 'Atlantikblå',
    ...{ price: 224900, mileage: 92400, fuel: 'benzin', gearbox: 'automatic' },
    specs: [...FAMILY, ...TOW, '7 sæder', 'Sædevarme'],
    technical: {
      ...{ body_type: 'mpv', doors: 5, seats: 7, power_hp: 150, drive_wheels: 'front' },
      ...{ towing_weight: 1500, consumption_km_l: 16.9, co2_g_km: 135, euro_norm: '6' },
    },
    history: { owner_count: 2, service_history: 'full', earlier_use: 'private' },
    notes:
      'Familiebil med syv sæder og to ejere. Serviceret ved 30.000, 60.000 og 90.000 km.\nVi har skiftet bremser for og bag og renset klimaanlægget. Nysynet.',
  },
  {
    id: 'volkswagen-caravelle-2021',
    ...{ make: 'Volkswagen', model: 'Caravelle', variant: '2.0 TDI 150 Comfortline 8 pers.' },
    ...{ year: 2021, color: 'Ascotgrå' },
    ...{ price: 419900, mileage: 74300, fuel: 'diesel', gearbox: 'automatic' },
    specs: [...FAMILY, ...TOW, '8 sæder', 'El-skydedør', 'Oliefyr'],
    technical: {
      ...{ body_type: 'mpv', doors: 5, seats: 8, power_hp: 150, drive_wheels: 'front' },
      ...{ towing_weight: 2500, consumption_km_l: 13.3, co2_g_km: 196, euro_norm: '6d' },
    },
    history: { service_history: 'full', earlier_use: 'taxi' },
    notes:
      'Har kørt som taxa for et hotel, og er serviceret hver 20.000 km.\nAlle otte sæder er renset. Oliefyr og el-skydedør er afprøvet. Prisen er inklusive moms.',
  },
];

import type { EquipmentCode } from '#domain/schema/equipment-codes.ts';

/**
 * How Danish dealers write each piece of equipment, as regular expressions of whole words in lower
 * case, with a space in place of every sign. Only unambiguous phrases stand here: a sensor "bag" is
 * at the rear, and one without a side is not matched.
 */
export const EQUIPMENT_PHRASES: Record<EquipmentCode, readonly string[]> = {
  air_conditioning: ['air ?con(dition(ing)?)?', 'a c', 'klima', 'klimaanlæg', 'klimaautomatik'],
  automatic_climate: [
    'klimaautomatik',
    '(fuld)?aut(omatisk)? klima(anlæg)?',
    '(fuld)?aut(omatisk)? air ?con(dition)?',
    '[2-4] zone(r|rs)? (klima(anlæg|automatik)?|air ?con(dition)?)',
    'klima(anlæg|automatik)? (med )?[2-4] zone(r|rs)?',
  ],
  multi_zone_climate: [
    'klima(anlæg)? i flere zoner',
    '[2-4] zone(r|rs)? (klima(anlæg|automatik)?|air ?con(dition)?)',
    'klima(anlæg|automatik)? (med )?[2-4] zone(r|rs)?',
  ],
  parking_heater: ['oliefyr', 'kabinevarmer', 'parkeringsvarmer', 'webasto'],
  heat_pump: ['varmepumpe'],
  heated_windscreen: ['(el )?opvarmet forrude', 'el forrude', 'forrude med varme'],
  heated_front_seats: [
    'sædevarme',
    'sædevarme (i )?for(an)?( og bag)?',
    'sædevarme (i )?forsæder(ne)?',
    'varme i (for)?sæder(ne)?',
  ],
  heated_rear_seats: [
    'sædevarme (for(an)? og )?(i )?bag(i|sæde(t|r)?)?',
    'sædevarme i alle sæder',
    'varme i bagsæde(t|r)?',
  ],
  ventilated_seats: [
    '(ventilerede|luftkølede|kølede) (for)?sæder',
    '(sæde|for)?sæder? med (ventilation|køl)',
    'sædeventilation',
  ],
  massage_seats: ['massage ?sæder?', '(for)?sæder? med massage', 'massage i (for)?sæder(ne)?'],
  electric_seats: [
    'el (justerbare?|indstillelige?|indst) ((før|for|fører)?sæder?|førersæde)',
    'el ?sæder?',
    '(for|fører)?sæder? med el(indstilling)?',
  ],
  memory_seats: [
    '(for|fører)?sæder? med (memory|hukommelse)',
    'memory ?sæder?',
    'el ?sæder? med memory',
  ],
  sport_seats: ['sports?sæder'],
  leather_interior: [
    'læder(indtræk|kabine|sæder|interiør)?',
    '(fuld|hel)læder(indtræk)?',
    '(helt|ægte|sort) læder(indtræk|kabine|sæder)?',
  ],
  part_leather_interior: ['(del|halv)læder(indtræk|sæder)?', 'delvist? læder(indtræk)?'],
  heated_steering_wheel: [
    '(el )?(opvarmet|varmt) (læder)?rat',
    '(læder)?rat med varme',
    'varme i (læder)?rat(tet)?',
    'ratvarme',
  ],
  third_seat_row: ['(3|tredje) (sæderække|række sæder)', '[7-9] (sæder|personers?|pers)'],
  keyless_entry: [
    'keyless (go|entry|access)',
    'nøglefri (adgang|døråbning|betjening|oplåsning)',
    'nøglefri åbning',
  ],
  keyless_start: [
    'keyless (go|start)',
    'nøglefri (start|betjening)',
    'nøglefri (adgang|døråbning|åbning) og start',
  ],
  electric_tailgate: [
    '(el|elektrisk|automatisk) (betjent )?bag(klap|smæk|dør)',
    'bagklap med el',
    'el bagagerum',
  ],
  electric_folding_mirrors: [
    'el (ind)?klapbare (side)?spejle',
    '(elektrisk|el) foldbare (side)?spejle',
    '(side)?spejle med el (ind)?klap',
  ],
  panoramic_roof: ['panorama ?(glas)?(tag|soltag)', 'panorama ?glas'],
  sunroof: ['(el |glas)?soltag', 'skydetag', 'glasskydetag', 'panoramasoltag'],
  tinted_windows: [
    '(mørk|mørke|mørktonede|tonede|sorttonede) (bag)?ruder',
    'mørktonede bagruder',
    'privacy ?glas',
  ],
  alarm: ['(tyveri)?alarm'],
  isofix: ['isofix'],
  cruise_control: ['fartpilot', 'cruise ?control', 'radarfartpilot', 'acc'],
  adaptive_cruise_control: [
    '(adaptiv|intelligent|aktiv) (fartpilot|cruise ?control)',
    'fartpilot (adaptiv|med afstands(holder|kontrol))',
    'adaptive cruise ?control',
    'radarfartpilot',
    'distronic( plus)?',
    'acc',
  ],
  lane_assist: [
    '(vognbane|bane|lane) ?(skifte?|keeping?)? ?assist(ent)?',
    'lane (keeping )?assist',
    'vognbanehold(er|ning)',
  ],
  blind_spot_warning: [
    'blind ?(vinkel|spot)s? ?(advarsel|assist(ent)?|detektor|detection|overvågning|sensor)?',
    'blis',
  ],
  emergency_brake: [
    '(automatisk|aut) (nød|kollisions)?bremse(assistent|system)?',
    '(city )?nødbremse(assistent|system)?',
    '(auto|autonom) nødbremse',
    'city ?safety',
    'front assist',
  ],
  traffic_sign_recognition: [
    '(trafik)?skilte?(genkendelse|aflæsning|læser|registrering)',
    'vejskiltegenkendelse',
  ],
  parking_sensors_front: [
    '(parkerings|park|p) ?sensor(er)? (for(an)?|(bag|b) og (for|f))( og bag)?',
    '(parkerings|park|p) ?sensor(er)? (for|f) (og|&) (bag|b)',
    'park distance control for og bag',
    'pdc for og bag',
  ],
  parking_sensors_rear: [
    '(parkerings|park|p) ?sensor(er)? (for(an)? og )?(bag|bagi)',
    '(parkerings|park|p) ?sensor(er)? (for|f) (og|&) (bag|b)',
    'bak ?sensor(er)?',
    'park distance control for og bag',
    'pdc for og bag',
  ],
  reversing_camera: [
    'bak ?kamera',
    'parkeringskamera bag',
    'rear ?view camera',
    '360 (graders )?kamera',
    'surround ?(view)? ?kamera',
  ],
  surround_camera: [
    '360 (graders )?(kamera|view)',
    'surround ?view',
    'surround ?(view )?kamera',
    'area ?view',
    'top ?view ?kamera',
  ],
  park_assist: ['(parkerings|park) ?assist(ent)?', 'selvparker(ing|ende)', 'automatisk parkering'],
  head_up_display: ['head ?up( display)?', 'hud', 'headup display'],
  led_headlights: [
    '(full?|fuld)? ?led (for)?lygter',
    '(for)?lygter (med )?led',
    '(full?|fuld) led',
    '(matrix|multibeam|pixel) led',
    'led matrix',
  ],
  matrix_headlights: [
    'matrix( led)?( (for)?lygter)?',
    'matrixlygter',
    'led matrix',
    'multibeam( led)?',
    'iq light',
  ],
  xenon_headlights: ['(bi ?)?xenon( (for)?lygter| lys)?', '(bi)?xenon(for)?lygter'],
  fog_lights: ['tåge(for)?lygter', 'tågeforlys'],
  automatic_high_beam: [
    '(automatisk|aut|adaptivt) fjernlys',
    'fjernlys ?assist(ent)?',
    'auto fjernlys',
    'high beam assist',
  ],
  rain_sensor: ['regn ?sensor'],
  navigation: ['navi(gation(ssystem|sanlæg)?)?', 'gps( navigation)?', 'satellitnavigation'],
  apple_carplay: ['(apple )?car ?play'],
  android_auto: ['android( auto)?'],
  bluetooth: ['bluetooth'],
  dab_radio: ['dab( radio)?', 'digital ?radio'],
  digital_cockpit: [
    '(virtual|digitalt?|live) cockpit( plus| pro)?',
    'digitalt (instrument(panel|ering|bord)?|kombiinstrument|display)',
    'active info display',
  ],
  premium_sound: [
    '(harman ?kardon|bose|burmester|bang olufsen|b o|bowers wilkins|jbl|meridian|canton|dynaudio|beats|sonos|focal|krell|mark levinson|naim)( sound| lyd| lydanlæg| lydsystem| surround| hifi)?',
    'premium ?(lyd|sound|lydanlæg|audio)',
  ],
  wireless_charging: [
    'trådløs (mobil|telefon|mobiltelefon)? ?(opladning|oplader|ladning|opladning af mobil)',
    '(induktions|qi) ?(lader|oplader|opladning)',
  ],
  tow_bar: [
    '(el )?(anhænger|anh)\\.? ?træk',
    '(aftageligt?|svingbart?|fast|el|elektrisk|udfældbart?|indklappeligt?) (anhænger)?træk',
    'trækkrog',
    '^træk( (aftageligt?|svingbart?|fast|el))?$',
  ],
  alloy_wheels: [
    '([1-2][0-9] (tommers? )?)?(alu|aluminiums?|letmetal|legerede) ?fælge?',
    '[1-2][0-9] (tommers? )?(alu|aluminium|letmetalfælge|alufælge|alufælg)',
  ],
  winter_wheels: ['vinterhjul', 'vinter ?(dæk )?på (alu)?fælge', 'sæt vinterhjul'],
  air_suspension: ['luft(affjedring|undervogn)', 'air ?matic', 'luft affjedring'],
  adaptive_suspension: [
    'adaptiv(e)? (undervogn|affjedring|dæmpere|støddæmpere|dæmpning)',
    'dcc',
    'magnetic ride',
  ],
  sport_suspension: ['sports ?(undervogn|affjedring)', 'sænket sportsundervogn'],
  drive_modes: [
    'køreprogram(mer)?',
    'kørselsprogram(mer)?',
    'drive (mode )?select',
    '(valg af )?kørselsprofil(er)?',
    'kør(e|sels)profil(er)?',
  ],
  roof_rails: ['tagræling(er)?', 'tag ?rails?', 'ræling'],
  cargo_partition: ['skillevæg( til (varerum|lastrum))?', 'fast skillevæg'],
  cargo_shelving: [
    'reol(indretning|system|er)?',
    'værkstedsindretning',
    'bott( reoler| indretning)?',
  ],
  side_door: [
    '(el )?(side|skyde)(skyde)?dør(e)?( i)?( (begge|højre|venstre) sider?)?',
    '[12] (side|skyde)døre?',
  ],
};

/** Words after which the named equipment is missing or uncertain. */
export const DOUBT_WORDS: readonly string[] = `
  uden ikke ej ingen intet mangler manglende minus eksklusiv ekskl excl forberedt forberedelse
  klargjort klargøring mulighed mulig kan tilkøb tilkøbes tilvalg ekstraudstyr option defekt
  virker itu afmonteret medfølger eftermonteres monteres bestilles ønskes nej
`
  .trim()
  .split(/\s+/u);

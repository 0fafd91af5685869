/**
 * What the dealership has done to each demo vehicle and what comes with it, by vehicle. The Yaris
 * has no text, as a car has that staff have just taken in.
 */
export const CONDITION_NOTES: Readonly<Record<string, string>> = {
  'tesla-model-y-2023':
    'Én ejer, fuld servicehistorik og to nøglekort. Leveres nysynet og med 12 måneders garanti.',
  'volkswagen-id4-2022':
    'To ejere. Serviceret hos Volkswagen senest ved 48.000 km.\nVi har skiftet kabinefilter og bremsevæske, renset varmepumpen og fotograferet ridsen i bagdøren.\nTo nøgler og ladekabel følger med.',
  'skoda-enyaq-2023':
    'Én ejer fra ny, og fabriksgarantien på batteriet gælder til 2031.\nNye vinterhjul følger med. Undervognen er efterset uden anmærkninger, og bilen er nysynet.',
  'audi-a6-avant-2021':
    'Dansk bil med fuld servicebog fra Audi. Gearolien er skiftet ved 60.000 km, og ladekabler til både stikkontakt og ladestander følger med.\nVi har monteret fire nye sommerdæk og poleret forlygterne.',
  'volvo-xc60-2020':
    'Velholdt familiebil med serviceaftale til 2027.\nVi har skiftet bremseskiver og klodser på bagakslen og pletlakeret stenslagene på motorhjelmen. Sidst synet uden anmærkninger.',
  'peugeot-208-2021':
    'To ejere, den første en kørelærer, og stemplet servicebog. Tandremmen er kontrolleret og olien skiftet i oktober.\nNy 12 V-starterbatteri og nye viskerblade. To nøgler.',
  'volkswagen-golf-2019':
    'Service udført ved 30.000, 60.000 og 74.000 km. DSG-olien er skiftet.\nVi har monteret nye bremseklodser foran. Leveres nysynet og med 6 måneders garanti.',
  'ford-transit-custom-2020':
    'Gulplade, brugt af et tømrerfirma og passet på eget værksted.\nVi har skiftet olie, filtre og to dæk og tætnet skydedøren. Reolindretningen følger med. Priser på varebiler er uden moms.',
  'mercedes-benz-c220d-2018':
    'Tre ejere. Servicehæftet er digitalt og komplet hos Mercedes-Benz.\nPartikelfiltret er målt uden fejl. Vi har renset indsprøjtningen, skiftet bremsevæske og fået bilen synet.',
  'bmw-i4-2024':
    'Fabriksny og uindregistreret. Prisen afhænger af leveringstid og udstyr, så ring til os.\nFabriksgaranti i 2 år og batterigaranti i 8 år.',
  'kia-niro-2023':
    'Én ejer. Fabriksgarantien gælder til 2030.\nServiceret hos Kia ved 15.000 og 29.000 km. Batteriet er testet hos os, og rapporten ligger under Batteritest. To nøgler.',
  'renault-zoe-2020':
    'To ejere, og batteriet er købt, ikke lejet.\nNye for- og bagdæk. Vi har skiftet kabinefilter og fået ladestikket efterset. Ladekabel følger med.',
  'mazda-cx5-2019':
    'Én ejer fra ny. Fuld servicebog fra Mazda, senest ved 68.000 km.\nUndervognen er rustbehandlet i 2023. Aftageligt træk, to nøgler og vinterhjul på alufælge.',
  'skoda-octavia-2021':
    'Firmabil med service efter bogen. AdBlue er fyldt, og partikelfiltret er kontrolleret.\nVi har behandlet stenslagene på motorhjelmen og skiftet forruden.',
  'hyundai-kona-2021':
    'Klargøres på værkstedet og er klar i næste uge.\nVi skifter bremseskiver foran, får den synet og tester batteriet, inden den sættes til salg igen.',
  'citroen-c3-2018':
    'To ejere. Tandremmen er skiftet ved 65.000 km, og kvitteringen ligger i bilen.\nNysynet i september. God første bil med lavt forbrug.',
  'volvo-v90-2022':
    'Leaset fra ny og serviceret hos Volvo.\nVi har skiftet kabinefilter, justeret hjulenes sporing og renset læderet. Serviceaftalen kan overtages.',
  'audi-q4-etron-2022':
    'Én ejer og fuld historik hos Audi. Softwaren er opdateret i november.\nVarmepumpe og batteri er testet. To nøgler, ladekabel og gummimåtter.',
  'suzuki-swift-2023':
    'Én ejer, kun kørt i byen. Fabriksgarantien gælder til 2026.\nServiceret ved 12.000 km. To nøgler og reservehjul.',
  'porsche-taycan-2021':
    'To ejere. Porsche Approved-eftersyn i 111 punkter er gennemført.\nNye dæk på bagakslen, bremserne er målt til 85 procent. Ladekabel og overtræk følger med.',
  'opel-vivaro-e-2022':
    'Gulplade. Har kørt faste ture for en fødevaregrossist, derfor jævnt slidt varerum.\nVi har lagt ny bund i varerummet og skiftet bremsevæske. Ladekabel følger med.',
  'dacia-duster-2020':
    'Netop taget i bytte og bliver fotograferet i denne uge.\nTo ejere, servicebog og nysynet. Svingbart træk.',
  'mini-cooper-2021':
    'Én ejer. Serviceret hos MINI ved 30.000 km.\nSommerhjulene er næsten nye, og vinterhjul på stålfælge følger med.',
  'mercedes-benz-eqb-2023':
    'Demobil fra forhandler. Fabriksgaranti til 2026 og batterigaranti til 2031.\nUdført eftersyn og software opdateret. To nøgler.',
  'nissan-leaf-2019':
    'Solgt nysynet. Batteriet viste 11 af 12 streger.\nTo ejere, service hos Nissan og nye dæk foran.',
  'volkswagen-passat-2020':
    'Firmabil med fuld servicebog. DSG-olien er skiftet ved 60.000 km.\nSolgt med 12 måneders garanti.',
  'fiat-500-2017': 'Solgt nysynet efter skift af tandrem og kobling.',
  'bmw-320d-2016': 'Solgt som den står, med kendt slid på affjedringen.',
  'volkswagen-touran-2019':
    'Familiebil med syv sæder og to ejere. Serviceret ved 30.000, 60.000 og 90.000 km.\nVi har skiftet bremser for og bag og renset klimaanlægget. Nysynet.',
  'volkswagen-caravelle-2021':
    'Har kørt som taxa for et hotel, og er serviceret hver 20.000 km.\nAlle otte sæder er renset. Oliefyr og el-skydedør er afprøvet. Prisen er inklusive moms.',
};

import type { FormFieldName } from '#domain/vehicle/fields/table.ts';

/** Cells without information. */
export const NO_VALUE_COPY = /^(?:-+|–|\?+|n\/?a|ukendt|unknown|unbekannt|null|nan|#n\/a)$/iu;

/**
 * How other systems write the value of a choice, in lower case without signs, between commas. A cell is one
 * of them, or has it as whole words; of several, the first listed: a plug-in hybrid names petrol as well.
 */
export const importValueCopy: Partial<Record<FormFieldName, Readonly<Record<string, string>>>> = {
  fuel_type: {
    hybrid: `hybrid, plug in hybrid, plugin hybrid, phev, hev, mhev, mild hybrid, h, benzin el,
      el benzin, diesel el, el diesel, elektro benzin, hybridbil, opladningshybrid`,
    electric: `electric, el, elbil, elektrisk, electricity, elektro, bev, ev, e, strøm`,
    diesel: `diesel, dieselolie, d, dies`,
    benzin: `benzin, bensin, petrol, gasoline, b, 95 oktan`,
  },
  gearkasse: {
    tiptronic: `tiptronic`,
    automatic: `automatic, automatisk, automatgear, automatik, automat, auto, aut, a, dsg, dct,
      dkg, cvt, s tronic, powershift, geartronic, edc, eat8, trinløs, trinløst gear,
      reduktionsgear, 1 trins gear`,
    manual: `manual, manuel, manuelt, manuelt gear, man, m, schaltgetriebe, manuell, schaltung`,
  },
  body_type: {
    estate: `estate, stationcar, st car, stcar, station car, kombi, combi, wagon, touring, avant`,
    suv: `suv, crossover, cuv, geländewagen, offroad`,
    convertible: `convertible, cabriolet, cabrio, roadster`,
    coupe: `coupe, coupé`,
    mpv: `mpv, flerpersonersbil, van mpv, minibus`,
    van: `van, varebil, kassevogn, transporter, kastenwagen`,
    pickup: `pickup, pick up, ladbil`,
    sedan: `sedan, limousine, saloon, 4 dørs`,
    hatchback: `hatchback, halvkombi, kleinwagen, 5 dørs, 3 dørs, mikro, cuv mikro`,
  },
  drive_wheels: {
    all: `all, firehjulstræk, 4 hjulstræk, 4wd, 4x4, awd, quattro, allrad, xdrive, 4matic`,
    front: `front, forhjulstræk, fwd, forhjul, vorderrad, vorderradantrieb`,
    rear: `rear, baghjulstræk, rwd, baghjul, heckantrieb, hinterrad`,
  },
  status: {
    sold: `sold, solgt, verkauft, leveret`,
    reserved: `reserved, reserveret, reserviert, depositum`,
    maintenance: `maintenance, på værksted, værksted, klargøring, klargøres`,
    available: `available, til salg, på lager, lager, aktiv, active, ny, ledig, disponibel,
      verfügbar`,
  },
  vat_kind: {
    margin: `margin, brugtmoms, differenzbesteuert`,
    deductible: `deductible, momsen kan trækkes fra, fuld moms, mwst ausweisbar`,
  },
  tow_bar: {
    retractable: `retractable, svingbart, el træk, elektrisk`,
    removable: `removable, aftageligt, aftagelig, abnehmbar`,
    fixed: `fixed, fast, ja, starr`,
    none: `none, uden træk, nej, ingen`,
  },
  service_history: {
    full: `full, fuld, fuld servicebog, ja, ok, scheckheftgepflegt`,
    partial: `partial, delvis, delvist`,
    none: `none, nej, mangler`,
  },
  earlier_use: {
    leasing: `leasing, leaset`,
    rental: `rental, udlejning, udlejningsbil, mietwagen`,
    taxi: `taxi, taxa`,
    driving_school: `driving school, skolevogn, skolebil`,
    demo: `demo, demobil, vorführwagen`,
    private: `private, privat, privatbil`,
  },
  charging_plug: {
    ccs: `ccs, ccs2, combo`,
    chademo: `chademo`,
    type1: `type1, type 1`,
    type2: `type2, type 2, mennekes`,
  },
};

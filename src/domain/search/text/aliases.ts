/** Other words, folded, that buyers type for a make, by the make's slug. */
export const MAKE_ALIASES: Readonly<Record<string, readonly string[]>> = {
  volkswagen: ['vw', 'folkevogn'],
  vw: ['volkswagen', 'folkevogn'],
  'mercedes-benz': ['mb', 'merc'],
  mercedes: ['mb', 'merc', 'benz'],
  bmw: ['beamer'],
  chevrolet: ['chevy'],
  'land-rover': ['landrover', 'rangerover'],
  mini: ['cooper'],
};

/** What buyers type for a value of a facet beside its label, by `facet/value`; folded. */
export const VALUE_ALIASES: Readonly<Record<string, readonly string[]>> = {
  'fuel/electric': ['elbil', 'ev'],
  'fuel/hybrid': ['hybridbil', 'plugin'],
  'fuel/benzin': ['benziner', 'benzinbil'],
  'fuel/diesel': ['dieselbil'],
  'gearbox/automatic': ['automatgear', 'automat', 'aut'],
  'gearbox/tiptronic': ['automatgear', 'automat'],
  'gearbox/manual': ['manuelt', 'gearstang'],
  'body/estate': ['stationcar', 'st', 'touring', 'avant'],
  'body/suv': ['suv', 'crossover'],
  'body/mpv': ['mpv', 'familiebil'],
  'body/van': ['varebil', 'kassevogn'],
  'body/convertible': ['cabriolet', 'cabrio'],
  'drive/all': ['4x4', '4wd', 'awd', 'quattro', 'firehjulstraek'],
};

const STOP_WORDS = new Set(['og', 'i', 'med', 'til', 'en', 'et', 'for', 'fra', 'paa', 'af', 'bil']);

/** Whether a folded word says nothing about a vehicle, so that it is neither stored nor searched. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

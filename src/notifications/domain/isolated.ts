import type { Words } from '#shared/domain/words.js';

const LATIN = /\p{Script=Latin}/u;
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];

/**
 * The words for a mail, in which names and titles in Latin letters keep their direction within sentences from right to
 * left: otherwise the last sign of “Chef (m/w/d)” would be before it.
 */
export function isolating(words: Words): Words {
  if (words.direction === 'ltr') return words;
  const t: Words['t'] = (text, values = {}) => {
    const isolated = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && LATIN.test(value) ? FIRST_STRONG_ISOLATE + value + POP_ISOLATE : value,
    ]);
    return words.t(text, Object.fromEntries(isolated) as typeof values);
  };
  return { ...words, t };
}

/**
 * Sentences end at punctuation before a space or a capital letter, at a line break or at a bullet. A run of punctuation
 * is read once, from its beginning.
 */
const SENTENCE_END = /(?<![.!?])[.!?]+(?=\s|\p{Lu}|$)|[\n\r;•·●▪]+|\s[-–*]\s/u;

/** In characters. */
const MAX_SENTENCE = 600;
const MAX_QUOTE = 160;

/** Splits a text into sentences, with normalized letters, quotes and spaces. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .split(SENTENCE_END)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim().slice(0, MAX_SENTENCE))
    .filter((sentence) => sentence.length > 0);
}

/** Matches a sentence that matches every pattern of `all` and does not match `unless`. */
export type SentencePattern = { readonly all: readonly RegExp[]; readonly unless?: RegExp };

/** A pattern of a rule, with a sentence that no other pattern of the rule matches. */
export type Phrase = SentencePattern & { readonly example: string };

/** The first sentence that matches one of the patterns, as a quote. */
export function quoteOf(sentences: readonly string[], patterns: readonly SentencePattern[]): string | undefined {
  const found = sentences.find((sentence) =>
    patterns.some(({ all, unless }) => all.every((part) => part.test(sentence)) && !unless?.test(sentence)),
  );
  return found && shortened(found);
}

export function shortened(text: string): string {
  return text.length > MAX_QUOTE
    ? `${text
        .slice(0, MAX_QUOTE - 1)
        .toWellFormed()
        .trimEnd()}…`
    : text;
}

/** Dollars per unit, roughly: accurate enough to distinguish a wage from a promise. */
const DOLLARS = { $: 1, '£': 1.27, '€': 1.1, usd: 1, gbp: 1.27, eur: 1.1 } as const;

/** Payments per year for full-time work. */
const TIMES_A_YEAR = { hour: 2080, hr: 2080, day: 250, night: 250, week: 52, month: 12, year: 1, annum: 1 } as const;
const ADVERBS: Readonly<Record<string, keyof typeof TIMES_A_YEAR>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annually: 'year',
};

const AMOUNT =
  /(\$|£|€|\busd\b|\bgbp\b|\beur\b) ?(\d[\d,]*(?:\.\d{1,2})?) ?(k\b)?(?: ?(?:-|–|to|and) ?(?:\$|£|€|usd|gbp|eur)? ?(\d[\d,]*(?:\.\d{1,2})?) ?(k\b)?)?\+? ?(?:(?:per|an?|every|each|\/) ?(hour|hr|day|night|week|month|year|annum)\b|(hourly|daily|weekly|monthly|yearly|annually)\b)/gi;

/** Pay promised in a text, in dollars per year. */
type PromisedPay = { readonly yearly: number; readonly quote: string };

/**
 * The highest pay stated with a currency and a period, excluding tips and bonuses. The lower end of a range counts,
 * because the upper end often includes tips.
 */
export function highestPay(sentences: readonly string[]): PromisedPay | undefined {
  const promises = sentences
    .filter(
      (sentence) =>
        !/\b(?:bonus|tips?|gratuit|commission|top (?:\w+ )?(?:earners?|performers?|representatives?)|refer|budget|revenue|sales of|turnover|spend|guests?|covers)\b/i.test(
          sentence,
        ),
    )
    .flatMap((sentence) =>
      [...sentence.matchAll(AMOUNT)].map(([, currency = '$', from = '', k1, , k2, unit, adverb]) => {
        const amount = Number(from.replaceAll(',', '')) * ((k1 ?? k2) ? 1000 : 1);
        const period = (unit?.toLowerCase() ?? ADVERBS[adverb?.toLowerCase() ?? '']) as keyof typeof TIMES_A_YEAR;
        const rate = DOLLARS[currency.toLowerCase() as keyof typeof DOLLARS];
        return { yearly: amount * rate * TIMES_A_YEAR[period], quote: shortened(sentence) };
      }),
    );
  return promises.toSorted((one, other) => other.yearly - one.yearly)[0];
}

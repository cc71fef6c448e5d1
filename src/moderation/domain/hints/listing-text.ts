/** Where a sentence ends: punctuation before a space or a capital, a line break, or a bullet. */
const SENTENCE_END = /[.!?]+(?=\s|\p{Lu}|$)|[\n\r;•·●▪]+|\s[-–*]\s/u;

/** As much of a sentence as is read, in characters. */
const SENTENCE = 600;

/** The longest quote, in characters. */
const QUOTE = 160;

/** A text in sentences, without fancy letters, curly quotes and repeated spaces. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .split(SENTENCE_END)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim().slice(0, SENTENCE))
    .filter((sentence) => sentence.length > 0);
}

/** What to look for in one sentence: every pattern of `all`, and nothing of `unless`. */
export type Phrase = { readonly all: readonly RegExp[]; readonly unless?: RegExp };

/** The first sentence that holds one of the phrases, as a quote. */
export function quoteOf(sentences: readonly string[], phrases: readonly Phrase[]): string | undefined {
  const found = sentences.find((sentence) =>
    phrases.some(({ all, unless }) => all.every((part) => part.test(sentence)) && !unless?.test(sentence)),
  );
  return found && shortened(found);
}

export function shortened(text: string): string {
  return text.length > QUOTE
    ? `${text
        .slice(0, QUOTE - 1)
        .toWellFormed()
        .trimEnd()}…`
    : text;
}

/** Dollars for one unit, roughly: enough to tell a wage from a promise. */
const DOLLARS = { $: 1, '£': 1.27, '€': 1.1, usd: 1, gbp: 1.27, eur: 1.1 } as const;

/** How often a year an amount is paid in full-time work. */
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

/** A promise of pay in a text, as dollars a year. */
type PromisedPay = { readonly yearly: number; readonly quote: string };

/**
 * The highest pay that the sentences name with a currency and a period; tips and bonuses do not count. Of a range the
 * bottom counts, because the top often holds tips too.
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

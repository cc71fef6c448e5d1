import { optionFor } from './words.js';

/** Pay as a text states it completely. */
type StatedPay = {
  readonly minSalary: number | null;
  readonly maxSalary: number | null;
  readonly currency?: string;
  readonly payPeriod: string;
  readonly payBasis?: string;
};

/** Words after a number that multiply it, as in `1.5 lakh` or `25万円`. */
const MULTIPLES = /lakh|lac|crore|mi[lo]|mn|mln|tsd|tis|тыс|млн|[百千万萬億만천]/iu;

/**
 * The amount in a text such as `2,500`, `2.500,00`, `2 500 €`, `$50K` or `12.50`. A separator before three digits groups
 * thousands. Undefined for anything else.
 */
export function amountIn(text: string): number | undefined {
  const [, digits = '', kilo, after = ''] =
    /^\D{0,6}?(?<![.,−-])(\d[\d.,'’\s]{0,20}\d|\d)\s?(k)?\b(\D{0,6})$/iu.exec(text.trim()) ?? [];
  const compact = digits.replace(/['’\s]/g, '');
  if (compact === '' || MULTIPLES.test(after)) return undefined;
  const decimals = /[.,](\d{1,2})$/.exec(compact);
  const whole = decimals ? compact.slice(0, decimals.index) : compact;
  if (!/^\d{1,3}([.,])\d{3}(\1\d{3})*$|^\d+$/.test(whole)) return undefined;
  const amount = Number(`${whole.replace(/[.,]/g, '')}.${decimals?.[1] ?? '0'}`);
  return kilo ? amount * 1000 : amount;
}

const NUMBER = String.raw`\d[\d.,'’]{0,14}\s?k?`;
const MARK = String.raw`(?:(?:${Intl.supportedValuesOf('currency').join('|')}|euros?)(?!\p{L})|(?:US|A|C)?\$|[€£₹฿])`;
const OUTER_MARK = new RegExp(`^${MARK}|${MARK}$`, 'iu');
const PAY = new RegExp(
  String.raw`^(?<open>from|up to|ab|bis)?\s*(?<before>${MARK})?\s*(?<one>${NUMBER})\s*(?<between>${MARK})?` +
    String.raw`(?:\s*(?:-|–|—|to|bis)\s*(?<again>${MARK})?\s*(?<other>${NUMBER}))?\s*(?<after>${MARK})?` +
    String.raw`\s*(?:/|(?:per|an?|pro|par|por|al|im)(?!\p{L}))?\s*(?<unit>\p{L}{1,12})\.?(?:\s+(?<basis>\p{L}{3,6}))?$`,
  'iu',
);

/** Pay in a text that states nothing else, such as `EUR 2000 - 2500 per month gross`. */
export function payIn(text: string): StatedPay | undefined {
  if (text.length > 100) return undefined;
  const { open, one, other, unit = '', basis, ...marks } = PAY.exec(text.trim().replace(/\s+/g, ' '))?.groups ?? {};
  const payPeriod = optionFor('payPeriod', unit);
  const [low, high] = [one, other].map((part) => (part === undefined ? null : amountIn(part)));
  const payBasis = basis === undefined ? undefined : optionFor('payBasis', basis);
  if (payPeriod === undefined || low === undefined || low === null || high === undefined) return undefined;
  if (basis !== undefined && payBasis === undefined) return undefined;
  const [currency, another] = new Set(
    Object.values(marks)
      .filter((mark) => mark !== undefined)
      .map(currencyOf),
  );
  if (another !== undefined) return undefined;
  const isKilo = (part: string | undefined): boolean => /k\s*$/i.test(part ?? '');
  // "50 - 60K" means thousands on both sides.
  const lowest = high !== null && isKilo(other) && !isKilo(one) && low * 1000 <= high ? low * 1000 : low;
  const isUpTo = open !== undefined && /^(up to|bis)$/i.test(open);
  const isFrom = open !== undefined && !isUpTo;
  return {
    minSalary: isUpTo ? null : lowest,
    maxSalary: isFrom ? null : (high ?? lowest),
    ...(currency !== undefined && { currency }),
    payPeriod,
    ...(payBasis !== undefined && { payBasis }),
  };
}

/** The currency before or after an amount. */
export function currencyIn(text: string): string | undefined {
  const [mark] = OUTER_MARK.exec(text.trim()) ?? [];
  return mark && currencyOf(mark);
}

/** A currency code; unknown text stays as it is. */
export function currencyOf(text: string): string {
  const written = text.trim();
  return /^[a-z]{3}$/i.test(written) && !optionFor('currency', written)
    ? written.toUpperCase()
    : (symbolIn(written) ?? optionFor('currency', written) ?? written);
}

const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['€', 'EUR'],
  ['$', 'USD'],
  ['US$', 'USD'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['฿', 'THB'],
  ['A$', 'AUD'],
  ['C$', 'CAD'],
]);

function symbolIn(text: string): string | undefined {
  return SYMBOLS.get(text.toUpperCase());
}

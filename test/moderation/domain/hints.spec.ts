import { readFileSync } from 'node:fs';
import { hintsFor, type HintContext, type HintedListing } from '../../../src/moderation/domain/hints/hints.js';

/** Postings from a file: a line with title, company and location, and the text below. */
function postingsIn(file: string): readonly HintedListing[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return text
    .trim()
    .split(/\n\n+/)
    .map((posting) => {
      const [head = '', ...lines] = posting.split('\n');
      const [title = '', company = '', location = ''] = head.split(' | ');
      return { title, company, location, description: lines.join('\n') };
    });
}

const GENUINE = postingsIn('genuine-postings.txt');
const FRAUDULENT = postingsIn('fraudulent-postings.txt');

const listing = (description: string, more: Partial<HintedListing> = {}): HintedListing => ({
  title: 'Night Porter',
  company: 'Grand Hotel',
  location: 'Lisbon, Portugal',
  description,
  ...more,
});
const rulesOf = (posting: HintedListing, context?: HintContext): readonly string[] =>
  hintsFor(posting, context).map(({ rule }) => rule);

describe('hints on the test postings', () => {
  const flagged = (postings: readonly HintedListing[]) => postings.filter((posting) => hintsFor(posting).length > 0);

  it('fire on hardly any genuine posting and on most fraudulent ones', () => {
    const [wrong, right] = [flagged(GENUINE), flagged(FRAUDULENT)];
    const precision = right.length / (right.length + wrong.length);
    const recall = right.length / FRAUDULENT.length;
    process.stdout.write(
      `Hints: ${GENUINE.length} genuine and ${FRAUDULENT.length} fraudulent postings, ` +
        `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}\n`,
    );
    expect([GENUINE.length, FRAUDULENT.length].every((count) => count >= 60)).toBe(true);
    // Two percent of them would be one.
    expect(wrong.map((posting) => [posting.title, hintsFor(posting)])).toEqual([]);
    expect(recall).toBeGreaterThan(0.9);
  });
});

describe('the rule about fees', () => {
  it.each([
    'You must pay a visa fee of $200 before joining.',
    'A refundable deposit of 300 EUR for the training fee is required in advance.',
    'You must purchase the training materials from us.',
    'The visa and agency costs are deducted from your first salary.',
  ])('fires: %s', (text) => expect(rulesOf(listing(text))).toContain('fees'));

  it.each([
    'Visa fee paid by the employer.',
    'Medical insurance and training provided.',
    'You handle the deposits of guests and bank the takings.',
    'Two years in a travel agency; you sell visas and insurance to customers.',
    'We never ask for a registration fee.',
    'We reimburse the cost of your medical.',
  ])('stays silent: %s', (text) => expect(rulesOf(listing(text))).toEqual([]));
});

describe('rules that know the employer', () => {
  it.each<[string, HintContext, readonly string[]]>([
    ['another name', { companyName: 'Blue Lagoon Cruises' }, ['company_name']],
    ['the same name, written otherwise', { companyName: 'The Grand Hotel, Lisbon' }, []],
    ['mail from elsewhere', { websiteDomain: 'grandhotel.example', senderDomain: 'gmail.com' }, ['sender']],
    ['mail from its domain', { websiteDomain: 'grandhotel.example', senderDomain: 'grandhotel.example' }, []],
    ['no website', { senderDomain: 'gmail.com' }, []],
    ['pay far off', { yearlyPay: 180_000 }, ['pay']],
    ['fair pay', { yearlyPay: 38_000 }, []],
    ['a copied text', { copiedFrom: 'Harbour Inn' }, ['copied']],
  ])('%s', (_, context, rules) => {
    expect(rulesOf(listing('You look after our guests at night.'), context)).toEqual(rules);
  });
});

it('says what to look at, with a quote', () => {
  expect(hintsFor(listing('We are a family. Send a copy of your passport to the manager!'))).toEqual([
    {
      rule: 'personal_data',
      sentence: 'It asks for identity documents or bank details before an offer.',
      quote: 'Send a copy of your passport to the manager',
    },
  ]);
});

it('reads the longest texts in no time', () => {
  const filler = 'pay you must deposit fee of the and visa to our agent '.repeat(600);
  const started = performance.now();
  hintsFor(listing(filler, { requirements: filler, benefits: 'a'.repeat(20_000) }));
  expect(performance.now() - started).toBeLessThan(2_000);
});

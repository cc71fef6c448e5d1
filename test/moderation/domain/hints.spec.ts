import { readFileSync } from 'node:fs';
import {
  HINT_RULES,
  hintsAboutName,
  hintsFor,
  type HintContext,
  type HintedListing,
} from '#moderation/domain/hints/hints.js';

const paragraphsOf = (file: string): readonly string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split(/\n\n+/);

/** The postings in a file: a line with title, company and location, followed by the text. */
function postingsIn(file: string): readonly HintedListing[] {
  return paragraphsOf(file).map((posting) => {
    const [head = '', ...lines] = posting.split('\n');
    const [title = '', company = '', location = ''] = head.split(' | ');
    return { title, company, location, description: lines.join('\n') };
  });
}

/** Combines every genuine role with every genuine employer. */
function postingsOfEmployers(): readonly HintedListing[] {
  const roles = paragraphsOf('genuine-roles.txt').map((role) => role.split('\n'));
  return paragraphsOf('genuine-employers.txt').flatMap((employer) => {
    const [head = '', benefits = ''] = employer.split('\n');
    const [company = '', location = ''] = head.split(' | ');
    return roles.map(([title = '', description = '']) => ({ title, company, location, description, benefits }));
  });
}

const GENUINE = [...postingsIn('genuine-postings.txt'), ...postingsIn('genuine-varied.txt'), ...postingsOfEmployers()];
const FRAUDULENT = [...postingsIn('fraudulent-postings.txt'), ...postingsIn('fraudulent-varied.txt')];

const listing = (description: string, more: Partial<HintedListing> = {}): HintedListing => ({
  title: 'Night Porter',
  company: 'Grand Hotel',
  location: 'Lisbon, Portugal',
  description,
  ...more,
});
const rulesOf = (posting: HintedListing, context?: HintContext): readonly string[] =>
  hintsFor(posting, context).map(({ rule }) => rule);

describe('hints on a hostile listing', () => {
  const addresses = Array.from({ length: 1_000 }, (_, index) => `m${index}@gmail.com`).join(' ');
  const company = 'ma ri ot hy at st re gi s '.repeat(4).slice(0, 100);

  it('take milliseconds if it is full of free addresses, and name the first one', () => {
    const begin = process.cpuUsage();
    const hints = hintsFor(listing(addresses, { company }));
    const { user } = process.cpuUsage(begin);
    expect(hints).toContainEqual(expect.objectContaining({ rule: 'free_mail', quote: 'm0@gmail.com' }));
    expect(user).toBeLessThan(500_000);
  });

  it('take milliseconds, too, if a text is nothing but dots', () => {
    const dots = `${'.'.repeat(19_900)}x`;
    const begin = process.cpuUsage();
    hintsFor(listing(dots));
    expect(process.cpuUsage(begin).user).toBeLessThan(200_000);
  });

  it('name one that poses as a company among a few', () => {
    const [few, one] = [addresses.split(' ').slice(0, 10).join(' '), 'hilton.lisboa@gmail.com'];
    const quotes = hintsFor(listing(`${few} ${one}`)).filter(({ rule }) => rule === 'free_mail');
    expect(quotes).toEqual([expect.objectContaining({ quote: one })]);
    expect(rulesOf(listing(few))).not.toContain('free_mail');
  });
});

describe('hints on the test postings', () => {
  const [genuine, fraudulent] = [GENUINE, FRAUDULENT].map((postings) => postings.map((posting) => rulesOf(posting)));
  const flagged = (postings: readonly (readonly string[])[] = [], rule?: string) =>
    postings.filter((rules) => rules.some((one) => rule === undefined || one === rule)).length;
  const row = (name: string, wrong: number, right: number) =>
    `${name.padEnd(17)} genuine ${wrong}, fraudulent ${right}, ` +
    `precision ${right ? (right / (right + wrong)).toFixed(2) : '-'}, recall ${(right / FRAUDULENT.length).toFixed(2)}\n`;

  it('flag most fraudulent postings, and each rule flags at most two percent of the genuine ones', () => {
    const figures = HINT_RULES.map((rule) => [rule, flagged(genuine, rule), flagged(fraudulent, rule)] as const);
    const [wrong, right] = [flagged(genuine), flagged(fraudulent)];
    process.stdout.write(
      `Hints on ${GENUINE.length} genuine and ${FRAUDULENT.length} fraudulent postings:\n` +
        [...figures, ['any', wrong, right] as const]
          .map(([name, mistakes, found]) => row(name, mistakes, found))
          .join(''),
    );
    expect(GENUINE.length).toBeGreaterThanOrEqual(250);
    expect(FRAUDULENT.length).toBeGreaterThanOrEqual(120);
    for (const [rule, mistakes] of figures) expect([rule, mistakes <= GENUINE.length * 0.02]).toEqual([rule, true]);
    expect(wrong / GENUINE.length).toBeLessThan(0.02);
    expect(right / FRAUDULENT.length).toBeGreaterThan(0.95);
  });
});

describe('a refusal or a warning', () => {
  it.each([
    'We never charge a registration fee, and never ask for your bank details.',
    'The hotel does not request a deposit or a copy of your passport by e-mail.',
    'Beware of recruiters on Telegram who ask you to pay a visa fee of $200.',
    'Candidates will not be required to pay a medical fee of 100 EUR.',
    'Our crew office does not interview applicants on Google Hangouts.',
  ])('is not flagged: %s', (text) => expect(rulesOf(listing(text))).toEqual([]));

  it('does not cover the next sentence', () => {
    expect(rulesOf(listing('We never waste your time. You must pay a visa fee of $200.'))).toEqual(['fees']);
  });
});

describe('the rules about verified employers', () => {
  const work = listing('You welcome guests at night.');

  it.each([false, true])('flag a name like that of another verified company (verified itself: %s)', (isTrusted) => {
    const [hint] = hintsFor(work, { verifiedNamesake: 'Grand Hotel', isTrusted });
    expect(hint).toEqual({
      rule: 'verified_name',
      sentence: 'The name is like that of a verified employer, which has another account.',
      quote: 'Grand Hotel',
    });
    expect(rulesOf(work, { verifiedNamesake: null })).toEqual([]);
  });

  it.each<HintContext>([
    { companyName: 'Hllton Hotels GmbH' },
    { accountName: 'Marriott Careers' },
    { websiteDomain: 'hyatt-jobs.com' },
  ])('flag the name of a well-known company in %j, even of a verified employer', (context) => {
    for (const isTrusted of [false, true]) {
      expect(rulesOf(work, { ...context, isTrusted })).toContain('well_known_name');
      expect(hintsAboutName({ ...context, isTrusted }).map(({ rule }) => rule)).toEqual(['well_known_name']);
    }
    expect(rulesOf({ ...work, company: 'The Ritz-Carlton, Bali' })).toContain('well_known_name');
  });

  it('allow a verified employer any email address', () => {
    const context = { senderDomain: 'gmail.com', websiteDomain: 'grandhotel.com' };
    expect(rulesOf(work, context)).toEqual(['sender']);
    expect(rulesOf(work, { ...context, isTrusted: true })).toEqual([]);
  });
});

describe('the rule about fees', () => {
  it.each([
    'You must pay a visa fee of $200 before joining.',
    'A refundable deposit of 300 EUR for the training fee is required in advance.',
    'You must purchase the training materials from us.',
    'The visa and agency costs are deducted from your first salary.',
    'Candidates are to pay N25,000 before the interview.',
    'The training kit must be bought by the candidate.',
  ])('flags: %s', (text) => expect(rulesOf(listing(text))).toContain('fees'));

  it.each([
    'Visa fee paid by the employer.',
    'Medical insurance and training provided.',
    'You handle the deposits of guests and bank the takings.',
    'Two years in a travel agency; you sell visas and insurance to customers.',
    'We never ask for a registration fee.',
    'We reimburse the cost of your medical.',
    'A key deposit of $50 is returned when you move out.',
    'You have your medical examination done by a doctor of your own at your own expense.',
    "Candidates pay for their passport and seafarer's book; the company pays the visa.",
  ])('does not flag: %s', (text) => expect(rulesOf(listing(text))).toEqual([]));
});

describe('rules about the employer', () => {
  it.each<[string, HintContext, readonly string[]]>([
    ['another company name', { companyName: 'Blue Lagoon Cruises' }, ['company_name']],
    ['the same name in another spelling', { companyName: 'The Grand Hotel, Lisbon' }, []],
    [
      'an email address at another domain',
      { websiteDomain: 'grandhotel.example', senderDomain: 'gmail.com' },
      ['sender'],
    ],
    [
      "an email address at the website's domain",
      { websiteDomain: 'grandhotel.example', senderDomain: 'grandhotel.example' },
      [],
    ],
    ['no website', { senderDomain: 'gmail.com' }, []],
    ['unusual pay', { yearlyPay: 180_000 }, ['pay']],
    ['usual pay', { yearlyPay: 38_000 }, []],
    ['a copied text', { copiedFrom: 'Harbour Inn' }, ['copied']],
  ])('check %s', (_, context, rules) => {
    expect(rulesOf(listing('You look after our guests at night.'), context)).toEqual(rules);
  });
});

describe('pay', () => {
  it.each([
    ['Lisbon, Portugal', '', 95_000, 95_001, 'pay'],
    ['Nairobi, Kenya', '', 45_000, 45_001, 'pay'],
    ['Lisbon, Portugal', 'No experience needed.', 80_000, 80_001, 'no_experience'],
  ])('in %s is usual up to a limit. %s', (location, text, usual, unusual, rule) => {
    const rulesAt = (yearlyPay: number) => rulesOf(listing(text, { location }), { yearlyPay });
    expect([rulesAt(usual), rulesAt(unusual)]).toEqual([[], [rule]]);
  });

  it('is the highest that the text promises', () => {
    expect(hintsFor(listing('We pay $20 per hour. Some earn $900 per day. Others earn $800 per day.'))).toEqual([
      expect.objectContaining({ rule: 'pay', quote: 'Some earn $900 per day' }),
    ]);
  });
});

it('explains a hint and quotes the text', () => {
  expect(hintsFor(listing('We are a family. Send a copy of your passport to the manager!'))).toEqual([
    {
      rule: 'personal_data',
      sentence: 'It asks for identity documents or bank details before an offer.',
      quote: 'Send a copy of your passport to the manager',
    },
  ]);
});

it('checks the longest texts within two seconds', () => {
  const filler = 'pay you must deposit fee of the and visa to our agent '.repeat(600);
  const started = performance.now();
  hintsFor(listing(filler, { requirements: filler, benefits: 'a'.repeat(20_000) }));
  expect(performance.now() - started).toBeLessThan(2_000);
});

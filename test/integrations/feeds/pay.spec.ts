import { listingOf } from '#integrations/adapters/feeds/mapping/listing-of.js';
import { amountIn, payIn } from '#integrations/adapters/feeds/mapping/pay.js';

describe('an amount in a feed', () => {
  it.each([
    ['1.500', 1500],
    ['12.345,67', 12_345.67],
    ["1'500.-", 1500],
    ['EUR 30.000,-', 30_000],
    ['1.500.000 VND', 1_500_000],
    ['2.5k', 2500],
    ['$ 12.50', 12.5],
    ['1 500', 1500],
    ['1’500', 1500],
    ['1500 円', 1500],
  ])('is read from %j', (text, amount) => expect(amountIn(text)).toBe(amount));

  it.each('lakh lac crore mil mio mn mln tsd tis тыс млн 百 千 万 萬 億 만 천'.split(' '))(
    'is not guessed from 2 %s',
    (many) => expect(amountIn(`2 ${many}`)).toBeUndefined(),
  );

  it.each(['1,5 Lakh', '25万円', '2 mil', '3 млн', '-500', '$.50', '1,234.567', '1.5.2024', 'none'])(
    'is not guessed from %j',
    (text) => expect(amountIn(text)).toBeUndefined(),
  );
});

describe('pay in a feed', () => {
  it.each([
    ['2500 € par mois', { minSalary: 2500, maxSalary: 2500, currency: 'EUR', payPeriod: 'month' }],
    ['2.500 € pro Monat', { minSalary: 2500, maxSalary: 2500, currency: 'EUR', payPeriod: 'month' }],
    ['0.50 EUR per hour', { minSalary: 0.5, maxSalary: 0.5, currency: 'EUR', payPeriod: 'hour' }],
    ['up to 30 GBP per day', { minSalary: null, maxSalary: 30, currency: 'GBP', payPeriod: 'day' }],
    ['2000 € - 2500 € / month', { minSalary: 2000, maxSalary: 2500, currency: 'EUR', payPeriod: 'month' }],
    ['A$30 per hour', { minSalary: 30, maxSalary: 30, currency: 'AUD', payPeriod: 'hour' }],
    ['25-30k EUR/year', { minSalary: 25_000, maxSalary: 30_000, currency: 'EUR', payPeriod: 'year' }],
    ['30-30k EUR/year', { minSalary: 30_000, maxSalary: 30_000, currency: 'EUR', payPeriod: 'year' }],
    ['900-2k EUR/month', { minSalary: 900, maxSalary: 2000, currency: 'EUR', payPeriod: 'month' }],
    ['1500-2k EUR/month', { minSalary: 1500, maxSalary: 2000, currency: 'EUR', payPeriod: 'month' }],
    ['2000 per month', { minSalary: 2000, maxSalary: 2000, payPeriod: 'month' }],
    ['2000 € al mes', { minSalary: 2000, maxSalary: 2000, currency: 'EUR', payPeriod: 'month' }],
    ['2000 per month gross', { minSalary: 2000, maxSalary: 2000, payPeriod: 'month', payBasis: 'gross' }],
  ])('is read from %j', (text, pay) => expect(payIn(text)).toEqual(pay));

  it.each(['/', 'per', 'a', 'an', 'pro', 'par', 'por', 'al', 'im'])('is for a time after "%s"', (word) =>
    expect(payIn(`2000 ${word} month`)).toMatchObject({ minSalary: 2000, payPeriod: 'month' }),
  );

  it.each(['-', '–', '—', 'to', 'bis'])('is a range with "%s" between its ends', (word) =>
    expect(payIn(`2000 ${word} 2500 per month`)).toMatchObject({ minSalary: 2000, maxSalary: 2500 }),
  );

  it.each([
    ['from', 2000, null],
    ['ab', 2000, null],
    ['up to', null, 2000],
    ['bis', null, 2000],
  ])('is open after "%s"', (word, minSalary, maxSalary) =>
    expect(payIn(`${word} 2000 per month`)).toMatchObject({ minSalary, maxSalary }),
  );

  it.each([
    ['US$', 'USD'],
    ['C$', 'CAD'],
    ['$', 'USD'],
    ['£', 'GBP'],
    ['₹', 'INR'],
    ['฿', 'THB'],
    ['CHF ', 'CHF'],
    ['euros ', 'EUR'],
  ])('is in the currency of "%s"', (mark, currency) =>
    expect(payIn(`${mark}2000 per month`)).toMatchObject({ minSalary: 2000, currency }),
  );

  it.each(['€10 - $20 per hour', '40 hours per week', '2000 XYZ per month', '$15 an hour + tips'])(
    'is not guessed from %j',
    (text) => expect(payIn(text)).toBeUndefined(),
  );

  it.each([
    [{ minSalary: '2500', maxSalary: '3000', currency: 'EUR', payPeriod: 'monthly' }, 'EUR 2500 - 3000 per month'],
    [{ minSalary: '2500', maxSalary: '2500', payPeriod: 'monthly' }, '2500 per month'],
    [{ maxSalary: '3000', currency: 'EUR' }, 'EUR 3000'],
    [{ salary: 'By agreement', minSalary: '2500' }, 'By agreement'],
    [{}, 'Not stated'],
  ])('is shown as its words, or made of its amounts: %j', (fields, salary) => {
    const { form, notes } = listingOf({ fields });
    expect(form.salary).toBe(salary);
    expect(notes.some((note) => note.startsWith('The feed states no pay.'))).toBe(Object.keys(fields).length === 0);
  });

  const posted = (fields: Record<string, string>) => {
    const { form, notes } = listingOf({ fields });
    return [form.minSalary, form.currency, form.payPeriod, notes.filter((note) => /currency|which time/.test(note))];
  };
  it('has the currency beside its amounts', () => {
    expect(posted({ minSalary: '2.500 €', payPeriod: 'monthly' })).toEqual([2500, 'EUR', 'month', []]);
    expect(posted({ maxSalary: 'GBP 2,500', payPeriod: 'monthly' })).toEqual([null, 'GBP', 'month', []]);
  });
  it('says what is assumed if a feed states no currency or period', () => {
    expect(posted({ minSalary: '2500' })).toEqual([
      2500,
      null,
      null,
      [
        'The feed states no currency. The pay is posted in USD.',
        'The feed does not say for which time the pay is. It is posted per year.',
      ],
    ]);
    expect(posted({ salary: 'By agreement' })).toEqual([null, null, null, []]);
  });
});

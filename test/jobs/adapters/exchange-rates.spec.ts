import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExchangeRates } from '#jobs/adapters/pay/exchange-rates.js';

const MONTHLY = { minSalary: 2_000, maxSalary: null, payPeriod: 'month' } as const;

describe('exchange rates', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wayfare-rates-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('convert pay to yearly dollars', () => {
    const rates = ExchangeRates.load(undefined);
    expect(rates.comparable({ ...MONTHLY, currency: 'USD' })).toEqual({ min: 24_000, max: null });
    expect(rates.comparable({ ...MONTHLY, currency: 'EUR' })).toEqual({ min: 24_932, max: null });
  });

  it('return no comparable pay for a currency that is not in the table', () => {
    expect(ExchangeRates.load(undefined).comparable({ ...MONTHLY, currency: 'KPW' })).toEqual({ min: null, max: null });
  });

  it('can be read from a configured file', async () => {
    const path = join(folder, 'rates.yml');
    await writeFile(path, 'date: 2030-01-01\nunitsPerDollar: { EUR: 0.5 }\n');
    const rates = ExchangeRates.load(path);
    expect(rates.date).toBe('2030-01-01');
    expect(rates.comparable({ ...MONTHLY, currency: 'EUR' })).toEqual({ min: 48_000, max: null });
  });

  it.each([
    '',
    'date: 2030-01-01',
    'date: 2030-02-30\nunitsPerDollar: {}',
    'date: 2030-01-01\nunitsPerDollar: { EUR: 0 }',
  ])('stop the startup if the file is invalid: %j', async (text) => {
    const path = join(folder, 'wrong.yml');
    await writeFile(path, text);
    expect(() => ExchangeRates.load(path)).toThrow('EXCHANGE_RATES_FILE must name a YAML file');
    expect(() => ExchangeRates.load(join(folder, 'nowhere.yml'))).toThrow('EXCHANGE_RATES_FILE must name a YAML file');
  });
});

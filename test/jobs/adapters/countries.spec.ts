import { countriesNamed, countryNamed } from '#jobs/adapters/places/countries.js';
import { regionName, regionNamed, regionOf } from '#jobs/adapters/places/regions.js';

describe('names of countries', () => {
  it.each([
    ['Portugal', 'PT'],
    ['Scotland', 'GB'],
    ['U.S.A.', 'US'],
    ['constructor', undefined],
  ])('reads %s as %s', (text, code) => {
    expect(countryNamed(text)).toBe(code);
  });

  it('reads regions as their countries, each once', () => {
    expect(countriesNamed('Europe')).toEqual(expect.arrayContaining(['CH', 'PT']));
    expect(countriesNamed('Americas').filter((code) => code === 'MX')).toHaveLength(1);
    expect(countriesNamed('constructor')).toEqual([]);
  });
});

describe('names of states and provinces', () => {
  it('reads names and codes', () => {
    expect(regionNamed('florida')).toEqual({ country: 'US', region: 'FL' });
    expect(regionNamed('nsw')).toEqual({ country: 'AU', region: 'NSW' });
    expect(regionName('CA', 'ON')).toBe('Ontario');
  });

  it('reads the codes and numbers of GeoNames', () => {
    expect(regionOf('US', 'CO')).toBe('CO');
    expect(regionOf('CA', '08')).toBe('ON');
    expect(regionOf('CA', '06')).toBeNull();
    expect(regionOf('PT', '08')).toBeNull();
  });
});

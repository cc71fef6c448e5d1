import {
  boundingBox,
  checkPlaces,
  distanceBetween,
  distanceTo,
  EARTH_RADIUS,
  MAX_PLACES,
  type Coordinates,
} from '#jobs/domain/offer/place.js';
import { checked } from '#shared/domain/field-checks.js';
import { fieldErrorsOf } from '../../support/field-errors.js';

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });

const NADI = at(-17.80309, 177.41617);
const APIA = at(-13.83333, -171.76666);
const FARO = at(37.02, -7.93);
const LISBON = at(38.71667, -9.13333);
const SINTRA = at(38.80097, -9.37826);

describe('distances', () => {
  it.each([
    // Ed Williams, Aviation Formulary.
    ['Los Angeles to New York', at(33.95, -118.4), at(40 + 38 / 60, -(73 + 47 / 60)), 0.623585],
    // Chris Veness, Movable Type Scripts: 968.9 km with a radius of 6,371 km.
    ["Land's End to John o' Groats", at(50.066389, -5.714722), at(58.643889, -3.07), 968.9 / 6_371],
    // Rosetta Code, Haversine formula: 2,887.26 km with a radius of 6,372.8 km.
    ['Nashville to Los Angeles', at(36.12, -86.67), at(33.94, -118.4), 2_887.26 / 6_372.8],
  ])('match the published distance from %s', (_, from, to, angle) => {
    expect(distanceBetween(from, to) / EARTH_RADIUS).toBeCloseTo(angle, 4);
  });

  it('are right across the date line and over the poles', () => {
    expect(distanceBetween(NADI, APIA)).toBeLessThan(1_300);
    expect(distanceBetween(at(0, 179.5), at(0, -179.5))).toBeCloseTo(111.195, 2);
    expect(distanceBetween(at(89.5, 0), at(89.5, 180))).toBeCloseTo(111.195, 2);
    expect(distanceBetween(at(90, 0), at(-90, 77))).toBeCloseTo(Math.PI * EARTH_RADIUS, 3);
    expect(distanceBetween(NADI, NADI)).toBe(0);
  });

  it('are measured to the nearest of several places, if any', () => {
    expect(distanceTo([APIA, SINTRA], LISBON)).toBe(23);
    expect(distanceTo([], LISBON)).toBeUndefined();
    expect(distanceTo(null, LISBON)).toBeUndefined();
  });

  it('take a box no wider than needed, in two parts at the date line', () => {
    expect(boundingBox(at(0, 0), 500).longitudes).toHaveLength(1);
    for (const longitude of [179.9, -179.9]) {
      const parts = boundingBox(at(0, longitude), 50).longitudes;
      expect(parts.reduce((width, { west, east }) => width + east - west, 0)).toBeCloseTo(0.9, 1);
    }
  });

  it.each([
    ['in central Europe', at(48.2, 16.37)],
    ['at the date line', at(-17.75, 179.9)],
    ['on the other side of it', at(-13.83, -179.9)],
    ['near the North Pole', at(89, 100)],
    ['at the South Pole', at(-90, 0)],
    ['close enough to a pole to reach beyond it', at(-86, 10)],
  ])('are covered by the bounding box %s', (_, center) => {
    for (const radius of [1, 50, 500]) {
      const box = boundingBox(center, radius);
      for (const point of circle(center, radius * 0.999)) {
        expect(point.latitude).toBeGreaterThanOrEqual(box.south);
        expect(point.latitude).toBeLessThanOrEqual(box.north);
        expect(box.longitudes.some(({ west, east }) => west <= point.longitude && point.longitude <= east)).toBe(true);
      }
    }
  });
});

describe('the places of a listing', () => {
  const places = (...ids: number[]) =>
    ids.map((id) => ({ id, name: `Place ${id}`, region: null, country: 'PT', ...FARO }));
  const errors = (count: number) =>
    fieldErrorsOf(() => checked((checks) => checkPlaces(checks, places(...Array(count).keys()))));

  it('are up to ten, each once', () => {
    expect(checked((checks) => checkPlaces(checks, places(1, 2, 1)))).toEqual(places(1, 2));
    expect([MAX_PLACES, MAX_PLACES + 1].map(errors)).toEqual([[], ['placeIds: A job can have at most 10 places']]);
  });
});

/** Points at a distance in all directions, by the direct formula for a sphere. */
function circle({ latitude, longitude }: Coordinates, kilometers: number): Coordinates[] {
  const [lat, angle] = [(latitude * Math.PI) / 180, kilometers / EARTH_RADIUS];
  return Array.from({ length: 72 }, (_, step) => {
    const bearing = (step * 5 * Math.PI) / 180;
    const sin = Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing);
    const turn = Math.atan2(Math.sin(bearing) * Math.sin(angle) * Math.cos(lat), Math.cos(angle) - Math.sin(lat) * sin);
    const east = longitude + (turn * 180) / Math.PI;
    return at((Math.asin(sin) * 180) / Math.PI, ((((east + 180) % 360) + 360) % 360) - 180);
  });
}

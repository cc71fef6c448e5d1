import { readFileSync } from 'node:fs';
import type { City } from '#jobs/adapters/places/geonames.js';

/** A sample of GeoNames towns and cities, in the format of the package. */
export const TEST_PLACES = JSON.parse(
  readFileSync(new URL('./test-places.json', import.meta.url), 'utf8'),
) as readonly City[];

import { readFileSync } from 'node:fs';
import type { City } from '../../../src/jobs/adapters/places/geonames.js';

/** Some of the towns and cities of GeoNames, as the package has them. */
export const TEST_PLACES = JSON.parse(
  readFileSync(new URL('./test-places.json', import.meta.url), 'utf8'),
) as readonly City[];

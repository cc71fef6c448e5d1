import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copyLines, PLACE_TABLES, type City, type PlaceTable } from '#search/adapters/places/geonames.js';

/** A sample of GeoNames towns and cities, in the format of the package. */
export const TEST_PLACES = JSON.parse(
  readFileSync(new URL('./test-places.json', import.meta.url), 'utf8'),
) as readonly City[];

/** Loads a few places, so that servers do not load all of them. */
export async function fillPlaces(client: Client): Promise<void> {
  const chunks = [...copyLines(TEST_PLACES)];
  for (const table of Object.keys(PLACE_TABLES) as PlaceTable[]) {
    const sink = client.query(copyFrom(`copy ${table} (${PLACE_TABLES[table].join(', ')}) from stdin`));
    await pipeline(Readable.from(chunks.map((chunk) => chunk[table])), sink);
  }
}

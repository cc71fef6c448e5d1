import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { readCities } from '#search/adapters/places/geonames-file.js';
import { copyLines, PLACE_TABLES, type PlaceTable } from '#search/adapters/places/geonames.js';
import type { Database } from '#platform/postgres/database.js';

/** Loads all places of GeoNames instead of the few of other tests. */
export async function loadAllPlaces(database: Database): Promise<void> {
  await database.query('delete from place');
  const chunks = [...copyLines(readCities())];
  await database.onConnection(async (connection) => {
    for (const table of Object.keys(PLACE_TABLES) as PlaceTable[]) {
      const copy = copyFrom(`copy ${table} (${PLACE_TABLES[table].join(', ')}) from stdin`);
      await pipeline(Readable.from(chunks.map((chunk) => chunk[table])), connection.query(copy));
    }
    await connection.query('analyze place, place_name');
  });
}

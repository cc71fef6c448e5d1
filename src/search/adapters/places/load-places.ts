import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { once } from 'node:events';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import { from as copyFrom } from 'pg-copy-streams';
import { Database, withTimeout } from '#platform/postgres/database.js';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { DistributedLock } from '#shared/application/background/distributed-lock.js';
import { TRY_UNCLEAR_AGAIN } from './unclear-locations.js';
import { PLACE_TABLES, type CopyLines, type PlaceTable } from './geonames.js';

const LOCK = 'load-places';
/** `.ts` or `.js`, like this file. */
const READER = new URL(`./read-geonames${extname(import.meta.url)}`, import.meta.url);
const IS_LOADED = { name: 'place-is-loaded', text: 'select exists (select from place_name) as "isLoaded"' };

/** Far longer than the default timeout. */
const LONG_TIMEOUT = 600_000;

/** Loads places from GeoNames, unless their names are loaded. */
@Injectable()
export class LoadPlaces implements OnApplicationShutdown {
  private reader: Worker | undefined;

  constructor(
    private readonly database: Database,
    private readonly lock: DistributedLock,
    private readonly cache: ResponseCache,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.reader?.terminate();
  }

  /** Does nothing if the places are loaded or another process is loading them. Loads all places or none. */
  async execute(): Promise<void> {
    if (await this.isLoaded()) return;
    await this.lock.tryRun(LOCK, async () => {
      if (await this.isLoaded()) return;
      await this.copy();
      // Suggestions were empty until now.
      await this.cache.changed();
    });
  }

  async isLoaded(): Promise<boolean> {
    return (await this.database.one<{ isLoaded: boolean }>(IS_LOADED)).isLoaded;
  }

  /** All tables in one transaction: a place without its other names would not be loaded again. */
  private async copy(): Promise<void> {
    const chunks = await this.read();
    await this.database.onConnection(async (connection) => {
      await connection.query('begin');
      await connection.query(withTimeout({ text: 'delete from place' }, LONG_TIMEOUT));
      for (const table of Object.keys(PLACE_TABLES) as PlaceTable[]) {
        const copy = copyFrom(`copy ${table} (${PLACE_TABLES[table].join(', ')}) from stdin`);
        const lines = Readable.from(chunks.map((chunk) => chunk[table]));
        await pipeline(lines, connection.query(withTimeout(copy, LONG_TIMEOUT)));
      }
      await connection.query(withTimeout({ text: TRY_UNCLEAR_AGAIN }, LONG_TIMEOUT));
      await connection.query('commit');
      await connection.query(withTimeout({ text: 'analyze place, place_name' }, LONG_TIMEOUT));
    });
  }

  private async read(): Promise<CopyLines[]> {
    // With the environment of `node --watch`, the worker would also post the names of the files it imports.
    const reader = (this.reader = new Worker(READER, { env: {} }));
    const chunks: CopyLines[] = [];
    reader.on('message', (chunk: CopyLines) => chunks.push(chunk));
    const [code] = (await once(reader, 'exit')) as [number];
    this.reader = undefined;
    if (code !== 0) throw new Error('Reading the places was interrupted.');
    return chunks;
  }
}

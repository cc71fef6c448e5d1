import 'reflect-metadata';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { jobBody } from '#jobs/adapters/http/listings/bodies/job-bodies.js';
import { JobReadModel } from '#jobs/adapters/persistence/read-model/job-read-model.js';
import { Database } from '#platform/postgres/database.js';
import { Clock } from '#shared/application/clock.js';
import { searchOver } from '../../support/job-search/search-process.js';
import { jobCardBody } from '#jobs/adapters/http/listings/bodies/card-body.js';

/** Runs each statement on connections of its own, without the ORM. */
class PlainDatabase extends Database {
  private readonly plain = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10, query_timeout: 8_000 });

  constructor() {
    super({ isInTransaction: () => false } as EntityManager);
  }

  override nativePool(): Promise<Pool> {
    return Promise.resolve(this.plain);
  }
}

/** A minimal server with the same SQL and the same bytes: `node:http` and `pg`, without framework, checks or logs. */
const database = new PlainDatabase();
const clock = new Clock();
const search = searchOver(database, clock);
const jobs = new JobReadModel(database, { isPaidFirst: false });

async function answer(url: URL): Promise<string> {
  const id = /^\/api\/jobs\/(\d+)$/.exec(url.pathname)?.[1];
  const now = clock.now();
  if (id !== undefined) {
    const job = await jobs.find(Number(id));
    return job ? JSON.stringify(jobBody(job, now, false)) : '';
  }
  const filter = Object.fromEntries(url.searchParams);
  const { items } = await search.page({ ...filter, limit: 20 });
  return JSON.stringify(items.map((card) => jobCardBody(card, now)));
}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname === '/') {
    response.writeHead(200).end();
    return;
  }
  answer(url).then(
    (body) =>
      response
        .writeHead(200, {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Length': Buffer.byteLength(body),
        })
        .end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, () => process.stdout.write(`http://localhost:${(server.address() as AddressInfo).port}\n`));
process.on('SIGTERM', () => process.exit(0));

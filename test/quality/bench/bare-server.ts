import 'reflect-metadata';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { JobCardBody } from '../../../src/jobs/adapters/http/job-search.views.js';
import { JobBody } from '../../../src/jobs/adapters/http/jobs.views.js';
import type { JobView } from '../../../src/jobs/application/ports/job-view.js';
import type { JobCard } from '../../../src/jobs/application/ports/job-search.js';

/** What the bare server answers at a path: the rows of a statement, as one listing or as a page of them. */
export type BareRoute = {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly form: 'page' | 'job';
};

/** The least that can send the same bytes from the same SQL: `node:http` and `pg`. */
const { DATABASE_URL, ROUTES = '{}', PREPARED } = process.env;
const routes = new Map(Object.entries(JSON.parse(ROUTES) as Record<string, BareRoute>));
const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });

async function answer({ name, text, values, form }: BareRoute): Promise<string> {
  const { rows } = await pool.query({ name: PREPARED ? name : undefined, text, values: [...values] });
  const now = new Date();
  if (form === 'job') return JSON.stringify(new JobBody(rows[0] as JobView, now, false));
  return JSON.stringify((rows as JobCard[]).slice(0, 20).map((card) => new JobCardBody(card, now)));
}

const server = createServer((request, response) => {
  const route = routes.get(request.url ?? '');
  if (!route) {
    response.writeHead(200).end();
    return;
  }
  answer(route).then(
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

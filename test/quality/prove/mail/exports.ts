import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from '#test/support/server/api-client.js';
import { ADMIN, MailInstallation } from './mail-installation.js';
import type { Report } from '../proof.js';

const PEOPLE = 20;
const KILLS = 3;
/** Maximum milliseconds after which a process that builds exports is killed. */
const LIFE = 150;
const READY_WITHIN = 120_000;

/** Records each completed build of an export. */
const COUNT_BUILDS = `
  create table build (key text);
  create function count_build() returns trigger language plpgsql as $$
    begin insert into build values (new.key); return new; end $$;
  create trigger count_build after update of state on account_export for each row execute function count_build()`;

/** Exports of personal data are built once, by any process that is running. */
export async function proveExports(report: Report): Promise<void> {
  const installation = await MailInstallation.open();
  try {
    await installation.database.query(COUNT_BUILDS);
    let server = await installation.start();
    const people = await registered(server.url);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await requestAll(people, server.url);
      await sleep(Math.random() * LIFE);
      await server.kill();
      const { rows } = await installation.database.query<{ open: number }>(
        `select count(*)::int as open from account_export where state = 'preparing'`,
      );
      const begin = performance.now();
      server = await installation.start();
      await allReady(installation);
      const seconds = (performance.now() - begin) / 1000;
      report(
        `kill -9 with ${rows[0]?.open} of ${PEOPLE} exports to build: all ready ${seconds.toFixed(0)} s after the restart`,
      );
    }
    await installation.database.query('truncate build');
    const second = await installation.start();
    await Promise.all([
      requestAll(people.slice(0, PEOPLE / 2), server.url),
      requestAll(people.slice(PEOPLE / 2), second.url),
    ]);
    await allReady(installation);
    const { rows } = await installation.database.query<{ builds: number; exports: number }>(
      'select count(*)::int as builds, count(distinct key)::int as exports from build',
    );
    report(`two processes built ${rows[0]?.exports} exports in ${rows[0]?.builds} builds`);
    assert(rows[0]?.exports === PEOPLE && rows[0].builds === PEOPLE, 'Exports were built twice, or not at all.');
  } finally {
    await installation.close();
  }
}

async function registered(url: string): Promise<ApiClient[]> {
  const people: ApiClient[] = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    const username = `person-${number}`;
    const account = { username, email: `${username}@home.test`, fullName: username, role: 'job_seeker' };
    people.push(await new ApiClient(url).register({ ...account, password: ADMIN.password }));
  }
  return people;
}

async function requestAll(people: readonly ApiClient[], url: string): Promise<void> {
  const requests = people.map((person) => person.at(url).post('/api/account/export', { password: ADMIN.password }));
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  assert(
    statuses.every((status) => status === 202),
    `Responses: ${statuses.join()}`,
  );
}

async function allReady({ database }: MailInstallation): Promise<void> {
  for (const deadline = Date.now() + READY_WITHIN; ; await sleep(100)) {
    const { rows } = await database.query<{ ready: number }>(
      `select count(*)::int as ready from account_export where state = 'ready'`,
    );
    if (rows[0]?.ready === PEOPLE) return;
    assert(Date.now() < deadline, `Only ${rows[0]?.ready} exports are ready.`);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from '../../../support/server/api-client.js';
import { ADMIN, must, PostOffice } from './post-office.js';

const PEOPLE = 20;
const KILLS = 3;
/** Milliseconds after which a process is killed that builds exports. */
const LIFE = 150;
const READY_WITHIN = 120_000;

/** Counts how often each export is finished. */
const COUNT_BUILDS = `
  create table build (key text);
  create function count_build() returns trigger language plpgsql as $$
    begin insert into build values (new.key); return new; end $$;
  create trigger count_build after update of state on account_export for each row execute function count_build()`;

/** Exports of personal data are built once, by whichever process lives. */
export async function proveExports(tell: (figure: string) => void): Promise<void> {
  const office = await PostOffice.open();
  try {
    await office.database.query(COUNT_BUILDS);
    let server = await office.start();
    const people = await registered(server.url);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await requestAll(people, server.url);
      await sleep(Math.random() * LIFE);
      await server.kill();
      const { rows } = await office.database.query<{ open: number }>(
        `select count(*)::int as open from account_export where state = 'preparing'`,
      );
      const begin = performance.now();
      server = await office.start();
      await allReady(office);
      const seconds = (performance.now() - begin) / 1000;
      tell(
        `kill -9 with ${rows[0]?.open} of ${PEOPLE} exports to build: all ready ${seconds.toFixed(0)} s after the restart`,
      );
    }
    await office.database.query('truncate build');
    const second = await office.start();
    await Promise.all([
      requestAll(people.slice(0, PEOPLE / 2), server.url),
      requestAll(people.slice(PEOPLE / 2), second.url),
    ]);
    await allReady(office);
    const { rows } = await office.database.query<{ builds: number; exports: number }>(
      'select count(*)::int as builds, count(distinct key)::int as exports from build',
    );
    tell(`two processes built ${rows[0]?.exports} exports in ${rows[0]?.builds} builds`);
    must(rows[0]?.exports === PEOPLE && rows[0].builds === PEOPLE, 'Exports were built twice, or not at all.');
    await server.stop();
    await second.stop();
  } finally {
    await office.close();
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
  must(
    statuses.every((status) => status === 202),
    `Responses: ${statuses.join()}`,
  );
}

async function allReady({ database }: PostOffice): Promise<void> {
  for (const deadline = Date.now() + READY_WITHIN; ; await sleep(100)) {
    const { rows } = await database.query<{ ready: number }>(
      `select count(*)::int as ready from account_export where state = 'ready'`,
    );
    if (rows[0]?.ready === PEOPLE) return;
    must(Date.now() < deadline, `Only ${rows[0]?.ready} exports are ready.`);
  }
}

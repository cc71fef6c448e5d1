import { MikroORM } from '@mikro-orm/postgresql';
import type { QueryResultRow } from 'pg';
import { JobReadModel } from '../../../src/jobs/adapters/persistence/job-read-model.js';
import { Database, type Statement } from '../../../src/shared/adapters/postgres/database.js';
import { InProcessEventBus } from '../../../src/shared/adapters/events/in-process-event-bus.js';
import { MikroOrmUnitOfWork } from '../../../src/shared/adapters/postgres/mikro-orm-unit-of-work.js';
import { ormOptions } from '../../../src/shared/adapters/postgres/orm-options.js';
import { SystemClock } from '../../../src/shared/adapters/system-clock.js';
import type { JobFilter } from '../../../src/jobs/application/ports/job-search.js';
import { searchProcess } from '../../support/job-search/search-process.js';
import type { BareRoute } from './bare-server.js';

/** The addresses that are asked for. */
export const PATHS = {
  keyword: '/api/jobs?keywords=concierge',
  category: '/api/jobs?category=cruise',
  job: '/api/jobs/4711',
} as const;

const FILTERS: Record<'keyword' | 'category', JobFilter> = {
  keyword: { keywords: 'concierge' },
  category: { category: 'cruise' },
};

class RecordingDatabase extends Database {
  last?: { statement: Statement; values: readonly unknown[] };

  override query<Row extends QueryResultRow>(
    statement: Statement | string,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    this.last = { statement: typeof statement === 'string' ? { text: statement } : statement, values };
    return super.query<Row>(statement, values);
  }
}

/** What the application asks the database for at those addresses, so that another server can ask the same. */
export async function recordRoutes(databaseUrl: string): Promise<Record<string, BareRoute>> {
  const orm = await MikroORM.init(ormOptions(databaseUrl));
  try {
    const database = new RecordingDatabase(orm.em);
    const { search } = searchProcess(
      database,
      new MikroOrmUnitOfWork(orm.em, new InProcessEventBus()),
      new SystemClock(),
    );
    const routes: Record<string, BareRoute> = {};
    for (const [name, filter] of Object.entries(FILTERS)) {
      const query = { ...filter, sort: 'newest', limit: 20 } as const;
      // From the second time on the total is remembered, and only the page is read.
      await search.page(query);
      await search.page(query);
      routes[PATHS[name as keyof typeof FILTERS]] = recorded(database, name, 'page');
    }
    await new JobReadModel(database).find(4711);
    routes[PATHS.job] = recorded(database, 'job', 'job');
    return routes;
  } finally {
    await orm.close(true);
  }
}

function recorded({ last }: RecordingDatabase, name: string, form: BareRoute['form']): BareRoute {
  if (!last) throw new Error('Nothing was read.');
  return { name, text: last.statement.text, values: last.values, form };
}

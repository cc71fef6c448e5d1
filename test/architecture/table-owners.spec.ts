import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foreignSearchUses, foreignTableUses, tablesCreatedBy, type SourceFile } from './table-owners.js';

const MIGRATIONS = 'src/platform/postgres/migrations';

async function sources(folder: string): Promise<SourceFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(paths.sort().map(async (path) => ({ path, text: await readFile(path, 'utf8') })));
}

describe('table ownership', () => {
  const file = (path: string, text: string) => ({ path, text });
  const tables = ['job', 'job_search'];
  const schema = file('src/jobs/adapters/persistence/job.schema.ts', `defineEntity({ tableName: 'job' })`);

  it('allows one module per table', () => {
    const reader = file('src/messaging/adapters/persistence/sql-inbox.ts', 'select title\n from job j');
    expect(foreignTableUses([schema, reader], tables)).toEqual([`${schema.path} and ${reader.path} both use job`]);
  });

  it('lets read models read but not write', () => {
    const reads = file(
      'src/messaging/adapters/persistence/inbox-read-model.ts',
      'select 1 from message join job on true',
    );
    const writes = file('src/messaging/adapters/persistence/other-read-model.ts', 'update job set title = $1');
    expect(foreignTableUses([schema, reads, writes], tables)).toEqual([
      `${writes.path} may only read job, and writes it`,
    ]);
  });

  it('lets the search read listings, but not write them, nor read other tables', () => {
    const reads = file('src/search/adapters/sql-found.ts', 'select 1 from job');
    const writes = file('src/search/adapters/sql-hidden.ts', 'update job set title = $1');
    const others = file('src/search/adapters/sql-people.ts', 'select 1 from message');
    const owner = file(
      'src/messaging/adapters/persistence/message.schema.ts',
      `defineEntity({ tableName: 'message' })`,
    );
    expect(foreignTableUses([schema, owner, reads, writes, others], [...tables, 'message'])).toEqual([
      `${writes.path} may only read job, and writes it`,
      `${owner.path} and ${others.path} both use message`,
    ]);
  });

  it('finds tables in SQL, not in prose or longer names', () => {
    const prose = file(
      'src/messaging/domain/notice.ts',
      '/** Who heard from job owners. */\n// from job\nconst from = jobs;',
    );
    const own = file('src/messaging/adapters/persistence/sql-inbox.ts', 'select 1 from job_offer');
    expect(foreignTableUses([schema, prose, own], tables)).toEqual([]);
  });

  it('reads tables from the migrations', () => {
    const migration = file(
      'm.sql',
      'create table job (id int); create unlogged table job_search (id int); create index x on job',
    );
    expect(tablesCreatedBy([migration])).toEqual(tables);
  });

  it('keeps the tables of the search to it', () => {
    const outside = file('src/jobs/adapters/persistence/sql-lists.ts', 'select 1 from job join job_search on true');
    const inside = file('src/search/adapters/sql-search.ts', 'select 1 from job_search');
    expect(foreignSearchUses([schema, outside, inside], tables)).toEqual([outside.path]);
  });

  it('holds in Wayfare', async () => {
    const files = (await sources('src')).filter(({ path }) => !path.startsWith(MIGRATIONS));
    const all = tablesCreatedBy(await sources(MIGRATIONS));
    expect(all).toContain('user_account');
    expect(foreignTableUses(files, all)).toEqual([]);
    expect(foreignSearchUses(files, all)).toEqual([]);
  });
});

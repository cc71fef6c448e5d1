import { withConnection } from '#platform/postgres/connection/database-url.js';

/** Queries for added rows, by the keys in the ledger. */
const ADDED = {
  registration: 'select username as key from user_account',
  listing: 'select department as key from job',
  bookmark: `select user_id || ':' || job_id as key from bookmark`,
  application: `select job_seeker_id || ':' || job_id as key from application`,
  message: 'select content as key from message',
} as const;

/** Queries for the current values of changed rows. */
const CHANGED = {
  profile: 'select user_id::text as key, headline as value from job_seeker_profile',
  edit: `select id::text as key, version || ' ' || (skills->>0) as value from job`,
} as const;

/** Queries for partially stored writes, of which there must be none. */
const PARTIAL = {
  'accounts without a profile': `
    select count(*)::int as count from user_account u
    where u.role <> 'admin'
      and not exists (select from job_seeker_profile p where p.user_id = u.id)
      and not exists (select from employer_profile p where p.user_id = u.id)`,
  'approved listings that cannot be found': `
    select count(*)::int as count from job j
    where j.approved_at is not null and j.archived_at is null
      and not exists (select from job_search s where s.job_id = j.id)`,
} as const;

export type Addition = keyof typeof ADDED;
export type Change = keyof typeof CHANGED;

type Row = { readonly key: string; readonly value?: string };

/** Acknowledged writes, to compare with the database. */
export class Ledger {
  private readonly additions = new Map<Addition, Set<string>>();
  private readonly changes = new Map<Change, Map<string, string>>();
  /** Number of acknowledged writes. */
  writes = 0;

  /** Records a row that must exist exactly once. */
  added(what: Addition, key: string): void {
    this.writes += 1;
    const keys = this.additions.get(what) ?? new Set();
    this.additions.set(what, keys.add(key));
  }

  /** Records a value, until the next change. */
  changed(what: Change, key: string, value: string): void {
    this.writes += 1;
    const values = this.changes.get(what) ?? new Map<string, string>();
    this.changes.set(what, values.set(key, value));
  }

  /** Lost, duplicate, outdated and partial writes, as sentences; call it while nobody writes. */
  async violations(databaseUrl: string): Promise<string[]> {
    return withConnection(databaseUrl, async (client) => {
      const violations: string[] = [];
      for (const [what, sql] of entries(ADDED)) {
        const { rows } = await client.query<Row>(sql);
        const stored = Map.groupBy(rows, ({ key }) => key);
        for (const [key, { length }] of stored)
          if (length > 1) violations.push(`${what} ${key} exists ${length} times`);
        for (const key of this.additions.get(what) ?? [])
          if (!stored.has(key)) violations.push(`${what} ${key} is lost`);
      }
      for (const [what, sql] of entries(CHANGED)) {
        const { rows } = await client.query<Row>(sql);
        const stored = new Map(rows.map(({ key, value }) => [key, value]));
        for (const [key, value] of this.changes.get(what) ?? []) {
          const now = stored.get(key);
          if (now !== value) violations.push(`${what} of ${key} is "${now}" and was acknowledged as "${value}"`);
        }
      }
      for (const [what, sql] of entries(PARTIAL)) {
        const { rows } = await client.query<{ count: number }>(sql);
        if (rows[0]?.count !== 0) violations.push(`there are ${rows[0]?.count} ${what}`);
      }
      return violations;
    });
  }
}

function entries<K extends string>(queries: Readonly<Record<K, string>>): [K, string][] {
  return Object.entries(queries) as [K, string][];
}

import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { keysetPage } from '#platform/postgres/keyset-page.js';
import { containsPattern, foldedColumn } from '#platform/postgres/like.js';
import { RowStreams } from '#platform/postgres/row-streams.js';
import type { Page, PageRequest } from '#shared/application/page.js';
import { foldLetters } from '#shared/domain/text/folded-text.js';
import { actionsOf } from '../../domain/audit-kinds.js';
import type { AuditEntryBody } from '../../application/views/audit-entry.view.js';
import type { AuditFilter } from '../../application/ports/audit-filter.js';
import { AuditChain, type ChainLink, type ChainPlace } from './audit-chain.js';

/** Maximum exact count of entries. */
const MAX_COUNTED = 10_000;

const COLUMNS = `
  e.position, e.occurred_at as "occurredAt", e.actor_kind as "actorKind", e.actor_id as "actorId",
  actor.full_name as "actorName", e.action, e.subject_kind as "subjectKind", e.subject_id as "subjectId",
  case e.subject_kind
    when 'user' then (select full_name from user_account where id = e.subject_id::integer)
    when 'company' then (select company_name from employer_profile where user_id = e.subject_id::integer)
    when 'listing' then (select title from job where id = e.subject_id::integer)
  end as "subjectName", e.details, e.address`;

const ENTRIES = 'audit_entry e left join user_account actor on actor.id = e.actor_id';

/** The input of the trigger's hashes, computed independently to detect a changed trigger. */
const LINKS = `
  select position, hash, jsonb_build_array(position, id,
    to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), actor_kind, actor_id, action, subject_kind,
    subject_id, details)::text as content
  from audit_entry order by position nulls last`;

const START = `select position, encode(hash, 'hex') as hash from audit_start`;

const named = (pattern: string): string => `
  select id from user_account where ${foldedColumn('full_name')} like ${pattern} or ${foldedColumn('username')} like ${pattern}`;

/** What a condition is given, where that is not the value itself. */
const GIVEN = {
  kind: actionsOf,
  search: (text: string) => containsPattern(foldLetters(text)),
};

/** SQL conditions on `e`, by property of the filter. */
const CONDITIONS: Readonly<Record<keyof AuditFilter, (value: string) => string>> = {
  actorId: (id) => `e.actor_id = ${id}`,
  action: (action) => `e.action = ${action}`,
  kind: (actions) => `e.action = any(${actions}::text[])`,
  search: (pattern) => `(lower(e.details::text) like ${pattern} or e.actor_id in (${named(pattern)})
    or e.subject_kind in ('user', 'company') and e.subject_id in (select id::text from (${named(pattern)}) found))`,
  subjectKind: (kind) => `e.subject_kind = ${kind}`,
  subjectId: (id) => `e.subject_id = ${id}`,
  personId: (id) =>
    `(e.actor_id = ${id} or (e.subject_kind in ('user', 'company') and e.subject_id = ${id}::integer::text))`,
  from: (time) => `e.occurred_at >= ${time}`,
  before: (time) => `e.occurred_at < ${time}`,
};

/** Read model: the audit log with the names of accounts, companies and listings. */
@Injectable()
export class SqlAuditTrail {
  constructor(
    private readonly database: Database,
    private readonly streams: RowStreams,
  ) {}

  async page(filter: AuditFilter & PageRequest): Promise<Page<AuditEntryBody>> {
    const { where, values } = matching(filter);
    const [after, limit] = [`$${values.length + 1}::integer`, `$${values.length + 2}`];
    const page = await keysetPage<AuditEntryBody>(
      this.database,
      {
        rows: {
          text: `select ${COLUMNS} from ${ENTRIES} where ${where} and (${after} is null or e.position < ${after})
            order by e.position desc limit ${limit}`,
        },
        total: {
          text: `select count(*)::int as total from (
            select from audit_entry e where ${where} limit ${MAX_COUNTED + 1}) counted`,
        },
        values,
        key: ['integer'],
        keyOf: ({ position }) => [position],
      },
      filter,
    );
    return { ...page, total: Math.min(page.total, MAX_COUNTED), totalIsExact: page.total <= MAX_COUNTED };
  }

  all(filter: AuditFilter): AsyncIterable<readonly AuditEntryBody[]> {
    const { where, values } = matching(filter);
    const sql = `select ${COLUMNS} from ${ENTRIES} where ${where} order by e.position desc`;
    return this.streams.open<AuditEntryBody>(sql, values);
  }

  /** Verifies the whole chain. `expected`: its newest place at an earlier time. */
  async verify(expected?: ChainPlace): Promise<AuditChain> {
    const start = await this.database.first<ChainPlace>(START);
    const chain = new AuditChain(start ?? { position: 0, hash: '' }, expected);
    for await (const links of this.streams.open<ChainLink>(LINKS, [])) for (const link of links) chain.add(link);
    chain.finish();
    return chain;
  }
}

function given(part: string, value: unknown): unknown {
  const give = (GIVEN as Readonly<Record<string, (value: never) => unknown>>)[part];
  return give ? give(value as never) : value;
}

function matching(filter: AuditFilter): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const conditions = Object.entries(CONDITIONS).flatMap(([part, condition]) => {
    const value = filter[part as keyof AuditFilter];
    return value === undefined ? [] : [condition(`$${values.push(given(part, value))}`)];
  });
  return { where: ['e.position is not null', ...conditions].join(' and '), values };
}

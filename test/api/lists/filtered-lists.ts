import { actionsOf } from '#administration/domain/audit-kinds.js';
import { APPLICATION_STANDINGS } from '#applications/domain/application-status.js';
import { each, type Filter, type FilteredList } from '../../support/lists/filtered-list.js';
import type { ListSite } from '../../support/lists/list-site.js';
import type { Placed } from '../../support/lists/paged-list.js';
import { OWN_LISTINGS } from './own-listings.js';
import { CONVERSATIONS } from './conversation-lists.js';
import { FILTERED_POOL } from './pool-lists.js';
import { SEARCHED_LISTINGS } from './searched-listings.js';

/** Defines a list whose records have these facts, for a table of lists with different ones. */
function listOf<Fact extends Placed>(list: FilteredList<Fact>): FilteredList {
  return list as unknown as FilteredList;
}

type Account = Placed & { readonly role: string; readonly texts: readonly string[]; readonly isSuspended: boolean };

const ROLES = ['job_seeker', 'employer', 'admin'];

const USERS = listOf<Account>({
  route: '/api/users',
  caller: 'admin',
  order: 'newest first',
  async fill(site) {
    // Accounts of other lists would fill more than a page, and some of them have ids below zero.
    await site.rows(`delete from user_account where full_name = 'Applicant' or id < 0`);
    for (const role of ROLES)
      for (const part of ['full_name', 'username', 'email', 'avatar']) {
        const [id] = await site.users(1, 'Someone', role);
        if (part === 'email' || part === 'avatar') {
          await site.rows('update user_account set suspended_at = now() where id = $1', [id]);
        }
        await site.rows(`update user_account set ${part} = 'x' || id || '.Needle@list.test' where id = $1`, [id]);
      }
    return [
      ...each<Account>('role', ROLES, ({ role }, value) => role === value),
      ...each<Account>('suspended', ['true', 'false'], ({ isSuspended }, value) => String(isSuspended) === value),
      ...each<Account>('search', ['nEEdle', 'needle@list'], ({ texts }, value) =>
        texts.some((text) => text.toLowerCase().includes(value.toLowerCase())),
      ),
    ];
  },
  records: (site) =>
    site.rows(
      'select id, created_at as at, role, array[username, email, full_name] as texts, suspended_at is not null as "isSuspended" from user_account',
    ),
  unknown: [
    ['role', 'owner', 200],
    ['suspended', 'maybe', 400],
    ['search', 'nobody_has%this', 200],
  ],
});

type PaymentFact = Placed & { readonly status: string };

const STATUSES = ['open', 'invoiced', 'paid', 'cancelled', 'refunding', 'refunded'];

const PAYMENTS = listOf<PaymentFact>({
  route: '/api/admin/payments',
  caller: 'admin',
  order: 'newest first',
  async fill(site) {
    await site.rows(
      `insert into payment (employer_id, title, amount, currency, reference, status, created_at)
       select $1::int, 'Premium', 4900, 'USD', gen_random_uuid(), ($2::text[])[n % 6 + 1],
         '2026-05-01'::timestamptz + n % 5 * interval '1 hour'
       from generate_series(1, 14) n`,
      [site.id('employer'), STATUSES],
    );
    return each<PaymentFact>('status', STATUSES, ({ status }, value) => status === value);
  },
  records: (site) => site.rows('select id, created_at as at, status from payment'),
  unknown: [['status', 'lost', 400]],
});

type ReceivedFact = Placed & {
  readonly jobId: number;
  readonly standing: string;
  readonly misses: boolean;
  readonly name: string;
  readonly sought: 'name' | 'letter' | 'nowhere';
  readonly isUnread: boolean;
  readonly speaks: string;
  readonly starts: string;
  /** Who takes care of it: the caller, somebody else or nobody. */
  readonly assignee: 'me' | 'other' | 'none';
};

const isReadable = ({ standing }: ReceivedFact): boolean => standing !== 'withdrawn';

/** The filters of received applications. */
const RECEIVED_FILTERS: readonly Filter<ReceivedFact>[] = [
  ...each<ReceivedFact>('status', APPLICATION_STANDINGS, ({ standing }, value) => standing === value),
  ...each<ReceivedFact>('missesMustHave', ['true', 'false'], ({ misses }, value) => String(misses) === value),
  ...each<ReceivedFact>(
    'search',
    ['needle'],
    (fact) => fact.sought === 'name' || (fact.sought === 'letter' && isReadable(fact)),
  ),
  ...each<ReceivedFact>('search', ['NEÈD'], ({ sought }) => sought === 'name'),
  ...each<ReceivedFact>('unread', ['true', 'false'], ({ isUnread }, value) => String(isUnread) === value),
  ...each<ReceivedFact>('assignee', ['me', 'none'], ({ assignee }, value) => assignee === value),
  ...each<ReceivedFact>('language', ['grèek'], (fact) => fact.speaks === 'Greek' && isReadable(fact)),
  ...each<ReceivedFact>(
    'startsBy',
    ['2026-05-01'],
    (fact) => fact.starts <= '2026-05-01' && fact.starts !== '' && isReadable(fact),
  ),
];

const RECEIVED_UNKNOWN: FilteredList['unknown'] = [
  ['status', 'hired', 200],
  ['missesMustHave', 'maybe', 400],
  ['unread', 'maybe', 400],
  ['assignee', '2147483647', 200],
  ['assignee', '2147483648', 400],
  ['assignee', 'my', 400],
  ['language', 'Gree', 200],
  ['startsBy', '2026-04-29', 200],
  ['startsBy', '2026-02-30', 400],
  ['startsBy', '0000-01-01', 400],
  ['startsBy', '2026-05-01T00:00Z', 400],
  ['search', 'nobody wrote this', 200],
  ['sort', 'best', 400],
];

/** Applications in every standing to two listings, with and without a missed must-have, and a word in three places. */
const RECEIVED = listOf<ReceivedFact>({
  route: '/api/applications/employer',
  caller: 'employer',
  order: 'newest first',
  async fill(site) {
    const own = await fillReceived(site);
    return [...RECEIVED_FILTERS, ...each<ReceivedFact>('jobId', own, ({ jobId }, value) => String(jobId) === value)];
  },
  records: (site) => site.rows(RECEIVED_FACTS, [site.id('employer')]),
  unknown: [...RECEIVED_UNKNOWN, ['jobId', '2147483647', 200], ['jobId', 'x', 400]],
  // Hotels are tested with their companies.
  others: ['sort', 'workplaceId'],
  csv: { route: '/api/applications/employer/export', column: 3, cell: ({ name }) => name },
});

/** The same applications, of which the list shows those to the first listing. */
function receivedByListing(): FilteredList {
  let listing = 0;
  return listOf<ReceivedFact>({
    route: '/api/applications/job/{jobId}',
    path: () => `/api/applications/job/${listing}`,
    caller: 'employer',
    order: 'newest first',
    async fill(site) {
      [listing = 0] = await fillReceived(site);
      return RECEIVED_FILTERS;
    },
    records: async (site) => {
      const all = await site.rows<ReceivedFact>(RECEIVED_FACTS, [site.id('employer')]);
      return all.filter(({ jobId }) => jobId === listing);
    },
    unknown: RECEIVED_UNKNOWN,
    others: ['sort'],
  });
}

/** Returns the ids of the employer's two listings. */
async function fillReceived(site: ListSite): Promise<number[]> {
  await site.rows('delete from job');
  const times = [new Date(), new Date()];
  const own = await site.jobs(times, { employerId: site.id('employer') });
  const foreign = await site.jobs(times, { employerId: site.id('other') });
  for (const jobs of [own, foreign]) await site.rows(ADD_RECEIVED, [jobs, APPLICATION_STANDINGS, site.id('employer')]);
  return own;
}

const ADD_RECEIVED = `
  with planned as (
    select row_number() over () as n, job_id, standing, misses, sought, 'received-' || gen_random_uuid() as name
    from unnest($1::int[]) job_id, unnest($2::text[]) standing, unnest('{true,false}'::boolean[]) misses,
      unnest('{name,letter,nowhere}'::text[]) sought
  ), people as (
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
    select name, name, name || '@list.test', name || '@list.test', 'none',
      case when sought = 'name' then 'Ann Needle ' else 'Bob Thimble ' end || job_id || '-' || n, 'job_seeker', now()
    from planned
    returning id, username
  ), profiles as (
    insert into job_seeker_profile (user_id, languages, available_from)
    select id, jsonb_build_array(jsonb_build_object('proficiency', 'Fluent', 'language', case when n % 5 < 2 then 'Greek' else 'Thai' end)),
      case n % 7 % 3 when 0 then '2026-04-30'::date when 1 then '2026-05-02' end
    from planned join people on username = name
  )
  insert into application (job_id, job_seeker_id, applied_at, status, withdrawn_at, answers, cover_letter, seen_at,
    assignee_id)
  select job_id, id, '2026-05-01'::timestamptz + n * 7 % 10 * interval '1 hour',
    case when standing = 'withdrawn' then 'reviewed' else standing end, case when standing = 'withdrawn' then now() end,
    jsonb_build_array(jsonb_build_object('question', 'Visa?', 'answer', 'Yes', 'isMissed', misses)),
    case when sought = 'letter' then 'I look for a needle in every haystack.' end,
    case when n % 11 < 5 then now() end, case n % 3 when 0 then $3::int when 1 then id end
  from planned join people on username = name`;

const RECEIVED_FACTS = `
  select a.id, a.applied_at as at, a.job_id as "jobId", u.full_name as name,
    case when a.assignee_id is null then 'none' when a.assignee_id = $1 then 'me' else 'other' end as assignee,
    case when a.withdrawn_at is null then a.status else 'withdrawn' end as standing,
    a.withdrawn_at is null and a.answers ->> 0 like '%true%' as misses,
    a.withdrawn_at is null and a.seen_at is null as "isUnread", p.languages -> 0 ->> 'language' as speaks,
    coalesce(p.available_from::text, '') as starts,
    case when u.full_name like 'Ann%' then 'name' when a.cover_letter is null then 'nowhere' else 'letter' end as sought
  from application a join user_account u on u.id = a.job_seeker_id join job on job.id = a.job_id
    join job_seeker_profile p on p.user_id = u.id
  where job.employer_id = $1`;

type EntryFact = Placed & {
  readonly actorId: number | null;
  readonly action: string;
  readonly kind: string | null;
  readonly subjectId: string | null;
};

/** Instants of audit entries, of which the middle one is the border of filters. */
const INSTANTS = ['2026-05-01T10:00:00.000Z', '2026-05-01T11:00:00.000Z', '2026-05-01T12:00:00.000Z'];

/** Entries of every combination of actor, action, subject and time. */
const AUDIT = listOf<EntryFact>({
  route: '/api/admin/audit',
  caller: 'admin',
  order: 'last added first',
  async fill(site) {
    const [one, two] = [site.id('employer'), site.id('seeker')];
    await site.rows(`update user_account set full_name = 'Aña Audited' where id = $1`, [two]);
    const actions = ['listing.approved', 'account.renamed'];
    const kinds = ['user', 'company', 'listing'];
    await site.rows(
      `insert into audit_entry (occurred_at, actor_kind, actor_id, action, subject_kind, subject_id, details)
       select occurred_at, 'user', actor_id, action, kind, subject_id, '{}'
       from unnest($1::timestamptz[]) occurred_at, unnest($2::int[]) actor_id, unnest($3::text[]) action,
         unnest($4::text[]) kind, unnest($2::int[]) subject_id`,
      [INSTANTS, [one, two], actions, kinds],
    );
    const borders = [INSTANTS[1] ?? '', INSTANTS[2] ?? ''];
    const isAbout = ({ kind, subjectId }: EntryFact, id: string): boolean =>
      subjectId === id && (kind === 'user' || kind === 'company');
    return [
      ...each<EntryFact>('actor', [one, two], ({ actorId }, value) => String(actorId) === value),
      ...each<EntryFact>(
        'person',
        [two, one],
        (entry, value) => String(entry.actorId) === value || isAbout(entry, value),
      ),
      ...each<EntryFact>('action', actions, ({ action }, value) => action === value),
      ...each<EntryFact>('kind', ['decisions', 'other'], ({ action }, value) =>
        (actionsOf(value as 'decisions' | 'other') as readonly string[]).includes(action),
      ),
      ...each<EntryFact>('search', ['audited'], (entry) => entry.actorId === two || isAbout(entry, String(two))),
      ...each<EntryFact>('subjectKind', kinds, ({ kind }, value) => kind === value),
      ...each<EntryFact>('subjectId', [one, two], ({ subjectId }, value) => subjectId === value),
      ...each<EntryFact>('from', borders, ({ at }, value) => at >= new Date(value)),
      ...each<EntryFact>('before', borders.toReversed(), ({ at }, value) => at < new Date(value)),
    ];
  },
  records: (site) =>
    site.rows(`
      select position as id, occurred_at as at, actor_id as "actorId", action, subject_kind as kind,
        subject_id as "subjectId"
      from audit_entry`),
  idOf: ({ position }: { position: number }) => position,
  unknown: [
    ['actor', '2147483647', 200],
    ['actor', 'x', 400],
    ['person', '0', 400],
    ['action', 'listing.eaten', 400],
    ['kind', 'meals', 400],
    ['search', 'nobody_has%this', 200],
    ['subjectKind', 'planet', 400],
    ['subjectId', 'nothing', 200],
    ['from', 'yesterday', 400],
    ['before', '2026-02-30', 400],
  ],
  csv: { route: '/api/admin/audit/export', column: 0, cell: ({ id }) => String(id) },
});

/** All lists with filters. */
export const FILTERED_LISTS: readonly FilteredList[] = [
  USERS,
  PAYMENTS,
  listOf(OWN_LISTINGS),
  RECEIVED,
  receivedByListing(),
  AUDIT,
  listOf(CONVERSATIONS),
  listOf(FILTERED_POOL),
  ...SEARCHED_LISTINGS.map(listOf),
];

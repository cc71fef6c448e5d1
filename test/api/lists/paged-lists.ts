import type { ListSite } from '../../support/lists/list-site.js';
import type { OpenList, PagedList } from '../../support/lists/paged-list.js';
import { APPLICATION_LISTS } from './application-lists.js';
import { LISTING_LISTS } from './listing-lists.js';
import { POOL } from './pool-lists.js';

const ADD_PAYMENT = `
  insert into payment (employer_id, title, amount, currency, reference, status, created_at)
  select $2::int, 'Premium ' || nth, 4900, 'USD', gen_random_uuid(), 'invoiced', at from times`;

/** A list of payments; another employer's are in the one for admins. */
async function payments(site: ListSite, path: string): Promise<OpenList> {
  await site.rows('delete from payment');
  return {
    path,
    async add(times) {
      if (path.includes('/employer/')) await site.each(times, ADD_PAYMENT, [site.id('other')]);
      return site.each(times, ADD_PAYMENT, [site.id('employer')]);
    },
    remove: (id) => site.rows('delete from payment where id = $1', [id]),
  };
}

const ADD_CONVERSATION = `
  insert into conversation (participant1_id, participant2_id, subject, created_at, last_message_at, starter_id)
  select least($2::int, other), greatest($2::int, other), 0, case when $3::boolean then at else '2026-01-01' end,
    case when not $3::boolean then at end, $4::int
  from times cross join lateral (select ($5::int[])[nth + 1] as other) others`;

/** Conversations with people who registered before and after the employer, half of them without messages yet. */
async function conversations(site: ListSite): Promise<OpenList> {
  await site.rows('delete from conversation');
  const employer = site.id('employer');
  return {
    path: '/api/conversations',
    async add(times) {
      const ids: number[] = [];
      for (const [index, time] of times.entries()) {
        const [other = 0] = await site.users(1);
        // A lower id than the employer's makes the employer the second participant.
        if (index % 2 === 0) await site.rows('update user_account set id = -id where id = $1', [other]);
        const participant = index % 2 === 0 ? -other : other;
        const isSilent = index % 3 === 0;
        const [stranger = 0] = await site.users(1);
        await site.each([time], ADD_CONVERSATION, [site.id('seeker'), false, null, [stranger]]);
        await site.each([time], ADD_CONVERSATION, [employer, true, stranger, [stranger]]);
        ids.push(...(await site.each([time], ADD_CONVERSATION, [employer, isSilent, employer, [participant]])));
      }
      return ids;
    },
    remove: (id) => site.rows('delete from conversation where id = $1', [id]),
  };
}

const ADD_MESSAGE = `
  insert into message (conversation_id, sender_id, recipient_id, content, sent_at)
  select $2::int, ($3::int[])[nth % 2 + 1], ($3::int[])[(nth + 1) % 2 + 1], 'Message ' || nth, at from times`;

async function thread(site: ListSite): Promise<OpenList> {
  await site.rows('delete from conversation');
  const pair = [site.id('employer'), site.id('seeker')];
  const [stranger = 0] = await site.users(1);
  const start = async (other: number): Promise<number> =>
    (await site.each([new Date()], ADD_CONVERSATION, [site.id('employer'), false, null, [other]]))[0] ?? 0;
  const [id, foreign] = [await start(site.id('seeker')), await start(stranger)];
  return {
    path: `/api/conversations/${id}/messages`,
    async add(times) {
      await site.each(times, ADD_MESSAGE, [foreign, [site.id('employer'), stranger]]);
      return site.each(times, ADD_MESSAGE, [id, pair]);
    },
    remove: (message) => site.rows('delete from message where id = $1', [message]),
  };
}

/** Accounts with a name of their own, besides deleted ones. */
async function users(site: ListSite): Promise<OpenList> {
  await site.rows(`delete from user_account where full_name = 'Bordering Person'`);
  const add = async (times: readonly Date[]): Promise<number[]> => {
    const ids = await site.users(times.length, 'Bordering Person');
    for (const [index, id] of ids.entries())
      await site.rows('update user_account set created_at = $2 where id = $1', [id, times[index]]);
    return ids;
  };
  return {
    path: '/api/users?search=bordering',
    async add(times) {
      const deleted = await add(times);
      await site.rows('update user_account set deleted_at = now() where id = any($1)', [deleted]);
      return add(times);
    },
    remove: (id) => site.rows('delete from user_account where id = $1', [id]),
  };
}

const ADD_ENTRY = `
  insert into audit_entry (occurred_at, actor_kind, action, subject_kind, subject_id, details)
  select at, 'system', 'listing.approved', 'listing', $2::integer::text, '{}' from times`;

/** Entries about a listing, besides those about another one. */
async function auditEntries(site: ListSite): Promise<OpenList> {
  const [{ position: subject } = { position: 0 }] = await site.rows<{ position: number }>(
    'select 1000000 + 2 * max(position) as position from audit_entry',
  );
  return {
    path: `/api/admin/audit?subjectKind=listing&subjectId=${subject}`,
    async add(times) {
      await site.each(times, ADD_ENTRY, [subject + 1]);
      const ids = await site.each(times, ADD_ENTRY, [subject]);
      const rows = await site.rows<{ position: number }>(
        'select position from audit_entry where id = any($1) order by id',
        [ids],
      );
      return rows.map(({ position }) => position);
    },
    remove: (position) =>
      site.rows(`do $$ begin
        perform set_config('wayfare.audit_trim', 'on', true);
        delete from audit_entry where position = ${position};
      end $$`),
  };
}

/** All lists that answer page by page. */
export const PAGED_LISTS: readonly PagedList[] = [
  ...LISTING_LISTS,
  POOL,
  ...APPLICATION_LISTS,
  {
    route: '/api/employer/payments',
    caller: 'employer',
    order: 'newest first',
    pageSize: 100,
    open: (site) => payments(site, '/api/employer/payments'),
  },
  {
    route: '/api/admin/payments',
    caller: 'admin',
    order: 'newest first',
    pageSize: 100,
    open: (site) => payments(site, '/api/admin/payments'),
  },
  { route: '/api/users', caller: 'admin', order: 'newest first', pageSize: 100, open: users },
  {
    route: '/api/conversations',
    caller: 'employer',
    order: 'newest first',
    pageSize: 100,
    open: conversations,
    idOf: ({ conversation }: { conversation: { id: number } }) => conversation.id,
  },
  {
    route: '/api/conversations/{id}/messages',
    caller: 'seeker',
    order: 'last added first',
    arePagesReversed: true,
    pageSize: 50,
    open: thread,
    idOf: ({ message }: { message: { id: number } }) => message.id,
  },
  {
    route: '/api/admin/audit',
    caller: 'admin',
    order: 'last added first',
    pageSize: 100,
    open: auditEntries,
    idOf: ({ position }: { position: number }) => position,
  },
];

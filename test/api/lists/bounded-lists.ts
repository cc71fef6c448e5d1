import type { BoundedList } from '../../support/lists/bounded-list.js';
import type { Caller, ListSite } from '../../support/lists/list-site.js';

type Item = { readonly id: number };

const idsOf = (items: readonly Item[]): number[] => items.map(({ id }) => id);

/** Tables whose records belong to one account, and how to insert one at `at` for the account `$2`. */
const OWNED: Readonly<Record<string, string>> = {
  draft: `insert into job_draft (employer_id, form, created_at, updated_at)
    select $2::int, '{"title": "A draft"}', at, at from times`,
  template: `insert into job_template (employer_id, name, form, updated_at)
    select $2::int, case nth % 2 when 0 then 'NAME ' else 'name ' end || to_char(at, 'YYYY-MM-DD HH24')
      || lpad((nth + (select count(*) from job_template))::text, 4, '0'), '{"title": "A template"}', at from times`,
  search: `insert into saved_search (user_id, search, frequency, since, checked_at, created_at)
    select $2::int, 'keywords=' || gen_random_uuid(), 'off', at, at, at from times`,
  import: `insert into listing_import (user_id, source, state, began_at)
    select $2::int, 'sent', 'done', at from times`,
  report: `insert into listing_report (title, company, reporter_id, reason, reported_at)
    select 'A', 'B', $2::int, 'scam', at from times`,
  note: `insert into admin_note (kind, user_id, author_id, text, created_at)
    select 'user', $2::int, $2::int, 'A note', at from times`,
  suspension: `insert into suspension (user_id, reason, suspended_at, lifted_at)
    select $2::int, 'A reason', at, at from times`,
};

/** A list of an account's own records, besides those of a stranger. */
function owned(
  table: string,
  insert: string,
  { name, path, ...list }: Omit<BoundedList, 'open'> & { readonly path: string; readonly of?: Caller },
): BoundedList {
  const { of: owner = list.caller, ...rest } = list;
  return {
    name,
    ...rest,
    open: async (site) => {
      await site.rows(`delete from ${table}`);
      return {
        path: path.replace('{id}', String(site.id(owner))),
        async add(times) {
          const stranger = await site.users(1);
          await site.each(times, insert, stranger);
          return site.each(times, insert, [site.id(owner)]);
        },
        idsOf: (body: unknown) => idsOf(body as Item[]),
      };
    },
  };
}

const APPLY = `
  insert into application (job_id, job_seeker_id, applied_at, status)
  select ($2::int[])[nth + 1], $3::int, at, 'pending' from times`;

const ADD_INTERVIEW = `
  insert into interview (uid, application_id, job_id, employer_id, job_seeker_id, round, state, slots, minutes,
    employer_zone, until, offers, sequence, version, changed_at)
  select gen_random_uuid(), null, $2::int, $3::int, $4::int, 1, 'offered', jsonb_build_array(at + interval '9 years'), 30,
    'UTC', at + interval '9 years', 1, 0, 1, at
  from times`;

const ADD_OBJECTION = `
  insert into objection (suspension_id, text, objected_at, decided_at)
  select ($2::int[])[nth + 1], 'An objection', at, $3::timestamptz from times`;

const ADD_DELIVERY = `
  insert into webhook_delivery (webhook_id, job_id, type, body, occurred_at, state)
  select $2::int, 1, 'listing.approved', '{}', at, 'delivered' from times`;

async function webhook(site: ListSite, slot: number): Promise<number> {
  const insert = `insert into webhook (user_id, slot, url, events, secret, created_at)
    select $2::int, $3::int, 'https://ats.test/' || nth, '[]', 'sealed', at from times`;
  return (await site.each([new Date()], insert, [site.id('employer'), slot]))[0] ?? 0;
}

/** Lists that answer at once. */
export const BOUNDED_LISTS: readonly BoundedList[] = [
  owned('job_draft', OWNED['draft'] ?? '', {
    name: 'drafts',
    path: '/api/employer/drafts',
    caller: 'employer',
    order: 'newest first',
  }),
  owned('job_template', OWNED['template'] ?? '', {
    name: 'job templates, by name',
    path: '/api/employer/job-templates',
    caller: 'employer',
    order: 'oldest first',
  }),
  owned('saved_search', OWNED['search'] ?? '', {
    name: 'saved searches',
    path: '/api/saved-searches',
    caller: 'seeker',
    order: 'last added first',
  }),
  owned('listing_import', OWNED['import'] ?? '', {
    name: 'imports',
    path: '/api/employer/imports',
    caller: 'employer',
    order: 'last added first',
    bound: 20,
  }),
  owned('listing_report', OWNED['report'] ?? '', {
    name: 'own reports',
    path: '/api/account/reports',
    caller: 'seeker',
    order: 'last added first',
    bound: 50,
  }),
  owned('admin_note', OWNED['note'] ?? '', {
    name: 'notes about an account',
    path: '/api/admin/notes?kind=user&id={id}',
    of: 'seeker',
    caller: 'admin',
    order: 'last added first',
    bound: 200,
  }),
  {
    name: 'listings on the page of a user',
    caller: 'admin',
    order: 'newest first',
    bound: 50,
    open: async (site) => {
      await site.rows('delete from job');
      return {
        path: `/api/admin/users/${site.id('employer')}`,
        async add(times) {
          await site.jobs(times, { employerId: site.id('other') });
          return site.jobs(times, { employerId: site.id('employer') });
        },
        idsOf: ({ listings }: { listings: Item[] }) => idsOf(listings),
      };
    },
  },
  {
    name: 'applications on the page of a user',
    caller: 'admin',
    order: 'newest first',
    bound: 50,
    open: async (site) => {
      await site.rows('delete from job');
      return {
        path: `/api/admin/users/${site.id('seeker')}`,
        async add(times) {
          const jobs = await site.jobs(times, { employerId: site.id('employer') });
          await site.each(times, APPLY, [jobs, ...(await site.users(1))]);
          return site.each(times, APPLY, [jobs, site.id('seeker')]);
        },
        idsOf: ({ applications }: { applications: Item[] }) => idsOf(applications),
      };
    },
  },
  {
    name: 'suspensions on the page of a user',
    caller: 'admin',
    order: 'last added first',
    bound: 50,
    open: async (site) => {
      await site.rows('delete from suspension');
      return {
        path: `/api/admin/users/${site.id('seeker')}`,
        async add(times) {
          await site.each(times, OWNED['suspension'] ?? '', [site.id('employer')]);
          const ids = await site.each(times, OWNED['suspension'] ?? '', [site.id('seeker')]);
          await site.rows('update suspension set reason = id::text');
          return ids;
        },
        idsOf: ({ suspensions }: { suspensions: { reason: string }[] }) =>
          suspensions.map(({ reason }) => Number(reason)),
      };
    },
  },
  {
    name: 'objections to suspensions',
    caller: 'admin',
    order: 'first added first',
    bound: 50,
    open: async (site) => {
      await site.rows('delete from suspension');
      const object = async (times: readonly Date[], decidedAt: Date | null) => {
        const suspensions = await site.each(times, OWNED['suspension'] ?? '', [site.id('seeker')]);
        return site.each(times, ADD_OBJECTION, [suspensions, decidedAt]);
      };
      return {
        path: '/api/admin/objections',
        async add(times) {
          await object(times, new Date());
          return object(times, null);
        },
        idsOf,
      };
    },
  },
  {
    name: 'listings on the page of a company',
    caller: 'seeker',
    order: 'newest first',
    bound: 50,
    open: async (site) => {
      await site.rows('delete from job');
      const [employerId, other] = [site.id('employer'), site.id('other')];
      await site.rows('update employer_profile set is_reviewed = true where user_id = $1', [employerId]);
      return {
        path: `/api/companies/${employerId}`,
        async add(times) {
          await site.jobs(times, { employerId: other });
          for (const state of ['pending', 'closed', 'archived', 'rejected'] as const)
            await site.jobs(times, { employerId, state });
          const ids = await site.jobs(times, { employerId });
          await site.forgetResponses();
          return ids;
        },
        idsOf: ({ jobs }: { jobs: Item[] }) => idsOf(jobs),
      };
    },
  },
  {
    name: 'deliveries of a webhook',
    caller: 'employer',
    order: 'last added first',
    bound: 50,
    open: async (site) => {
      await site.rows('delete from webhook');
      const [own, second] = [await webhook(site, 1), await webhook(site, 2)];
      return {
        path: `/api/employer/webhooks/${own}/deliveries`,
        async add(times) {
          await site.each(times, ADD_DELIVERY, [second]);
          return site.each(times, ADD_DELIVERY, [own]);
        },
        idsOf,
      };
    },
  },
  {
    name: 'interviews to come',
    caller: 'employer',
    order: 'oldest first',
    bound: 100,
    open: async (site) => {
      await site.rows('delete from interview; delete from job');
      const [jobId = 0] = await site.jobs([new Date()], { employerId: site.id('employer') });
      return {
        path: '/api/interviews',
        async add(times) {
          await site.each(times, ADD_INTERVIEW, [jobId, site.id('other'), site.id('seeker')]);
          return site.each(times, ADD_INTERVIEW, [jobId, site.id('employer'), site.id('seeker')]);
        },
        idsOf,
      };
    },
  },
  {
    name: 'failed mails',
    caller: 'admin',
    order: 'newest first',
    bound: 100,
    open: async (site) => {
      const insert = `insert into mail (kind, subject, stream, user_id, state, changed_at)
        select 'more-news', gen_random_uuid(), 'applications', $2::int, ($3::text[])[nth % cardinality($3::text[]) + 1], at
        from times`;
      return {
        path: '/api/admin/mails/failed',
        async add(times) {
          await site.each(times, insert, [site.id('seeker'), ['queued', 'sending', 'sent', 'dropped']]);
          return site.each(times, insert, [site.id('seeker'), ['failed', 'interrupted']]);
        },
        idsOf: ({ mails }: { mails: Item[] }) => idsOf(mails),
      };
    },
  },
];

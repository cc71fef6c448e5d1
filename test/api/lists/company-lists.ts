import type { BoundedList } from '../../support/lists/bounded-list.js';
import type { ListSite } from '../../support/lists/list-site.js';
import { accessList, RANDOM, type Access } from './access-lists.js';

type Item = { readonly id: number };

const idsOf = (items: readonly Item[]): number[] => items.map(({ id }) => id);

const workplace = (awaitsReview: boolean) => `
  insert into workplace (company_id, name, location, defaults, awaits_review, created_at)
  select $2::int, case nth % 2 when 0 then 'INN ' else 'inn ' end || to_char(at, 'YYYY-MM-DD HH24'), 'Faro',
    '{"facts": {}, "payPeriod": "month", "currency": "EUR"}', ${awaitsReview}, at
  from times`;

const companyInvitation = (expires: string) => `
  insert into company_invitation (company_id, email, email_key, role, user_id, token_hash, created_at, expires_at)
  select $2::int, 'ana@team.test', ${RANDOM}, 'reviewer', $2::int, ${RANDOM}, at, ${expires} from times`;

const adminInvitation = (expires: string) => `
  insert into admin_invitation (email, email_key, user_id, token_hash, created_at, expires_at)
  select 'ana@team.test', ${RANDOM}, $2::int, ${RANDOM}, at, ${expires} from times`;

const SOON = `now() + interval '1 day'`;

const OWNED: readonly Access[] = [
  {
    name: 'hotels, by name',
    path: '/api/company/workplaces',
    caller: 'employer',
    order: 'oldest first',
    table: 'workplace',
    insert: workplace(true),
  },
  {
    name: 'hotels to review',
    path: '/api/admin/pending-workplaces',
    of: 'employer',
    caller: 'admin',
    order: 'first added first',
    bound: 50,
    table: 'workplace',
    insert: workplace(true),
    besides: workplace(false),
  },
  {
    name: 'invitations to a company',
    path: '/api/company/invitations',
    caller: 'employer',
    order: 'last added first',
    table: 'company_invitation',
    insert: companyInvitation(SOON),
    besides: companyInvitation('at'),
  },
  {
    name: 'invitations of admins',
    path: '/api/admin/invitations',
    caller: 'admin',
    order: 'last added first',
    table: 'admin_invitation',
    insert: adminInvitation(SOON),
    besides: adminInvitation('at'),
  },
];

/** Employers are at first the members of a company of their own. */
const MAKE_MEMBERS = `
  update company_member m set company_id = $2,
    role = case when u.full_name like 'z%' then 'recruiter' else 'reviewer' end
  from user_account u where u.id = m.user_id and u.id = any($1)`;

/** Members beside the owner: recruiters before reviewers, though their names come after, and each by name. */
async function addMembers(site: ListSite, times: readonly Date[]): Promise<number[]> {
  const ids = await site.users(times.length, 'Someone', 'employer');
  for (const [index, id] of ids.entries()) {
    const time = times[index] ?? new Date();
    const name = `${time.getUTCHours() < 11 ? 'z' : 'a'} ${time.toISOString().replaceAll(/[TZ]/g, index % 2 ? 'X' : 'x')}`;
    await site.rows('update user_account set full_name = $2 where id = $1', [id, name]);
  }
  await site.rows(MAKE_MEMBERS, [ids, site.id('employer')]);
  return ids;
}

const ADD_NOTE = `
  insert into application_note (application_id, author_id, text, written_at) select $2::int, $3::int, 'Call.', at from times`;

const ADD_COMPANY = `
  insert into employer_profile (user_id, company_name, awaits_review, published)
  select ($2::int[])[nth + 1], 'Inn ' || nth, $3, '{"companyName": "Inn", "companyLogo": null, "companyWebsite": null,
    "industry": null, "companySize": null, "location": null, "about": null, "founded": null}'
  from times`;

/** A session ends when it is old, so these began lately. */
const ADD_SESSION = `
  insert into session (sid, sess, expire, created_at)
  select ${RANDOM}, json_build_object('client', 'none', 'passport', json_build_object('user', $2::int)), $3,
    now() - ('2026-06-15 12:00+00' - at)
  from times`;

/** Lists of companies, their hotels and members, who is invited, and who is signed in. */
export const COMPANY_LISTS: readonly BoundedList[] = [
  ...OWNED.map(accessList),
  {
    name: 'members of a company, by role and name',
    caller: 'employer',
    order: 'oldest first',
    open: async (site) => {
      const own = site.id('employer');
      await site.rows('delete from company_member where company_id = $1 and user_id <> $1', [own]);
      return {
        path: '/api/company/members',
        add: (times) => addMembers(site, times),
        idsOf: (members: Item[]) => idsOf(members.filter(({ id }) => id !== own)),
      };
    },
  },
  {
    name: 'colleagues, by role and name',
    caller: 'employer',
    order: 'oldest first',
    open: async (site) => {
      const own = site.id('employer');
      await site.rows('delete from company_member where company_id = $1 and user_id <> $1', [own]);
      return {
        path: '/api/applications/employer/members',
        add: (times) => addMembers(site, times),
        idsOf: (members: Item[]) => idsOf(members.filter(({ id }) => id !== own)),
      };
    },
  },
  {
    name: 'notes about an application',
    caller: 'employer',
    order: 'first added first',
    open: async (site) => {
      const [job] = await site.jobs([new Date()], { employerId: site.id('employer') });
      const [application, other] = await site.applications([new Date(), new Date()], job ?? 0);
      return {
        path: `/api/applications/${application}/notes`,
        async add(times) {
          await site.each(times, ADD_NOTE, [other, site.id('employer')]);
          return site.each(times, ADD_NOTE, [application, site.id('employer')]);
        },
        idsOf,
      };
    },
  },
  {
    name: 'companies to review',
    caller: 'admin',
    order: 'first added first',
    bound: 50,
    open: async (site) => {
      await site.rows('update employer_profile set awaits_review = false');
      return {
        path: '/api/admin/pending-companies',
        async add(times) {
          const employers = () => site.users(times.length, 'Someone', 'employer');
          await site.each(times, ADD_COMPANY, [await employers(), false]);
          const ids = await employers();
          await site.each(times, ADD_COMPANY, [ids, true]);
          return ids;
        },
        idsOf: (companies: { employerId: number }[]) => companies.map(({ employerId }) => employerId),
      };
    },
  },
  {
    name: 'sessions',
    caller: 'seeker',
    order: 'newest first',
    // The session that asks is the first of 100.
    bound: 99,
    open: async (site) => {
      await site.rows(`delete from session where sess ->> 'client' = 'none'`);
      return {
        path: '/api/account/sessions',
        async add(times) {
          const [past, soon] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000));
          await site.each(times, ADD_SESSION, [site.id('other'), soon]);
          await site.each(times, ADD_SESSION, [site.id('seeker'), past]);
          return site.each(times, ADD_SESSION, [site.id('seeker'), soon]);
        },
        idsOf: (sessions: (Item & { isCurrent: boolean })[]) => idsOf(sessions.filter(({ isCurrent }) => !isCurrent)),
      };
    },
  },
];

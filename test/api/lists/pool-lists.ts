import type { BoundedList } from '../../support/lists/bounded-list.js';
import { each, type FilteredList } from '../../support/lists/filtered-list.js';
import type { ListSite } from '../../support/lists/list-site.js';
import type { PagedList, Placed } from '../../support/lists/paged-list.js';

const ADD = `
  insert into pool_member (employer_id, job_seeker_id, consent_text, consented_at, expires_at)
  select $2::int, ($3::int[])[nth + 1], 'They may.', at, '2100-01-01' from times`;

/** People whom a company keeps in mind. */
export const POOL: PagedList = {
  route: '/api/employer/talent-pool',
  caller: 'employer',
  order: 'newest first',
  pageSize: 100,
  async open(site) {
    await site.rows('delete from pool_member');
    return {
      path: '/api/employer/talent-pool',
      async add(times) {
        const seekers = await site.users(times.length);
        await site.each(times, ADD, [site.id('other'), seekers]);
        return site.each(times, ADD, [site.id('employer'), seekers]);
      },
      remove: (id) => site.rows('delete from pool_member where id = $1', [id]),
    };
  },
};

type PersonFact = Placed & { readonly name: string; readonly headline: string; readonly tags: readonly string[] };

const NAMES = ['Ana Needle', 'Bob Thimble'];
const HEADLINES = ['Needlework teacher', 'Waiter'];
const TAGS = [[], ['summer'], ['summer', 'Bar']];

async function fill(site: ListSite): Promise<void> {
  await site.rows('delete from pool_member');
  let hour = 0;
  for (const name of NAMES) {
    for (const headline of HEADLINES) {
      for (const tags of TAGS) {
        const [seeker = 0] = await site.users(1, name);
        await site.rows('insert into job_seeker_profile (user_id, headline) values ($1, $2)', [seeker, headline]);
        const [id] = await site.each([new Date(Date.UTC(2026, 4, 1, (hour += 1)))], ADD, [
          site.id('employer'),
          [seeker],
        ]);
        await site.rows('update pool_member set tags = $2 where id = $1', [id, JSON.stringify(tags)]);
      }
    }
  }
}

/** Everyone with and without what the filters ask for. */
export const FILTERED_POOL: FilteredList<PersonFact> = {
  route: '/api/employer/talent-pool',
  caller: 'employer',
  order: 'newest first',
  async fill(site) {
    await fill(site);
    return [
      ...each<PersonFact>('search', ['nÉedle'], ({ name, headline }) => /needle/i.test(`${name} ${headline}`)),
      ...each<PersonFact>('tag', ['summer', 'Bar'], ({ tags }, value) => tags.includes(value)),
    ];
  },
  records: (site) =>
    site.rows(`
      select m.id, m.consented_at as at, u.full_name as name, p.headline, m.tags
      from pool_member m join user_account u on u.id = m.job_seeker_id join job_seeker_profile p on p.user_id = u.id`),
  unknown: [
    ['search', 'nobody_has%this', 200],
    ['tag', 'bar', 200],
  ],
};

const AGREE = `
  insert into pool_member (employer_id, job_seeker_id, consent_text, consented_at, expires_at)
  select ($2::int[])[nth + 1], $3::int, 'They may.', at, '2100-01-01' from times`;

/** The companies that keep somebody in mind. */
export const CONSENTS: BoundedList = {
  name: 'companies that keep somebody in mind',
  caller: 'seeker',
  order: 'newest first',
  bound: 200,
  open: async (site) => {
    await site.rows('delete from pool_member');
    return {
      path: '/api/account/talent-pools',
      async add(times) {
        const [companies, [stranger]] = [await site.users(times.length), await site.users(1)];
        await site.each(times, AGREE, [companies, stranger]);
        await site.each(times, AGREE, [companies, site.id('seeker')]);
        return companies;
      },
      idsOf: (consents: readonly { employerId: number }[]) => consents.map(({ employerId }) => employerId),
    };
  },
};

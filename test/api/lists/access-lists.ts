import type { BoundedList } from '../../support/lists/bounded-list.js';
import type { Caller } from '../../support/lists/list-site.js';

type Item = { readonly id: number };

/** Records of an account. */
export type Access = Pick<BoundedList, 'name' | 'caller' | 'order' | 'bound'> & {
  readonly path: string;
  readonly table: string;
  /** Inserts records of the account `$2`. */
  readonly insert: string;
  /** Inserts records of the account that the list leaves out. */
  readonly besides?: string;
  /** Whose records they are, if not the caller's. */
  readonly of?: Caller;
  idsOf?(body: never): readonly number[];
};

export const RANDOM = 'gen_random_uuid()';

/** A number for each record, after those that the account has. */
const next = (table: string, column: string, owner = 'user_id') =>
  `(select coalesce(max(${column}), 0) from ${table} where ${owner} = $2::int) + nth + 1`;

/** What gives access to an account, and what was decided about it. */
const ACCESS: readonly Access[] = [
  {
    name: 'API keys',
    path: '/api/employer/api-keys',
    caller: 'employer',
    order: 'last added first',
    table: 'api_key',
    insert: `insert into api_key (user_id, slot, name, scope, hint, hash, created_at, expires_at)
      select $2::int, ${next('api_key', 'slot')}, 'ATS', 'read', 'wayfare_a', ${RANDOM}::text::bytea, at, now()
      from times`,
  },
  {
    name: 'passkeys',
    path: '/api/account/sign-in',
    caller: 'seeker',
    order: 'first added first',
    table: 'passkey',
    insert: `insert into passkey (user_id, credential_id, public_key, counter, name, created_at)
      select $2::int, ${RANDOM}, '', 0, 'Phone', at from times`,
    idsOf: ({ passkeys }: { passkeys: Item[] }) => passkeys.map(({ id }) => id),
  },
  {
    name: 'linked accounts',
    path: '/api/account/sign-in',
    caller: 'seeker',
    order: 'first added first',
    table: 'linked_identity',
    insert: `insert into linked_identity (user_id, provider, issuer, subject, created_at)
      select $2::int, 'acme', 'https://acme.test', ${RANDOM}, at from times`,
    idsOf: ({ identities }: { identities: Item[] }) => identities.map(({ id }) => id),
  },
  {
    name: 'templates, by name',
    path: '/api/message-templates',
    caller: 'employer',
    order: 'oldest first',
    table: 'message_template',
    // Names differ in case, which does not count.
    insert: `insert into message_template (employer_id, name, body)
      select $2::int, case nth % 2 when 0 then 'NAME ' else 'name ' end || to_char(at, 'YYYY-MM-DD HH24')
        || lpad((nth + (select count(*) from message_template))::text, 4, '0'), 'Dear'
      from times`,
  },
  {
    name: 'decisions on the page of a user',
    path: '/api/admin/users/{id}',
    of: 'employer',
    caller: 'admin',
    order: 'newest first',
    bound: 50,
    table: 'listing_decision',
    insert: `insert into listing_decision (job_id, employer_id, title, measure, decided_at)
      select null, $2::int, 'decision', 'approved', at from times`,
    idsOf: ({ decisions }: { decisions: { title: string }[] }) => decisions.map(({ title }) => Number(title)),
  },
];

export function accessList({ path, table, insert, besides, of, idsOf, ...list }: Access): BoundedList {
  const owner = of ?? list.caller;
  return {
    ...list,
    open: async (site) => {
      // Suspensions are decisions, too.
      await site.rows(`delete from suspension; delete from ${table}`);
      return {
        path: path.replace('{id}', String(site.id(owner))),
        async add(times) {
          await site.each(times, insert, await site.users(1));
          if (besides) await site.each(times, besides, [site.id(owner)]);
          const ids = await site.each(times, insert, [site.id(owner)]);
          if (table === 'listing_decision') await site.rows('update listing_decision set title = id');
          return ids;
        },
        idsOf: idsOf ?? ((body: unknown) => (body as Item[]).map(({ id }) => id)),
      };
    },
  };
}

/** Lists of what gives access to an account, and of decisions about it. */
export const ACCESS_LISTS: readonly BoundedList[] = ACCESS.map(accessList);

import { AccountReinstated, AccountSuspended } from '#identity';
import { ListingSuspension } from '#jobs/adapters/events/listing-suspension.js';
import { POSTED_AT } from '#test/support/mothers/job-mother.js';
import { FixedClock } from '#test/support/in-memory/shared/fixed-clock.js';

/** What a suspension does to the listings of a company, and whether its public page is computed anew. */
function suspensionOf(listings: readonly number[], company: { id: number; isSuspended: boolean } | undefined) {
  const log: string[] = [];
  const job = { hide: (at: Date) => log.push(`hide at ${at.toISOString()}`), show: () => log.push('show') };
  const suspension = new ListingSuspension(
    {
      query: async (_sql: string, [id]: [number]) => (id === company?.id ? listings.map((one) => ({ id: one })) : []),
    } as never,
    {
      change: async (id: number, change: (changed: typeof job) => void) => {
        log.push(`listing ${id}`);
        change(job);
      },
    } as never,
    { changed: async () => void log.push('page') } as never,
    new FixedClock(POSTED_AT),
    { of: async () => company?.id, find: async () => company } as never,
  );
  return { suspension, log };
}

const HIDDEN = `hide at ${POSTED_AT.toISOString()}`;
const ALL_SUSPENDED = { id: 5, isSuspended: true };

it.each([
  ['hides each listing', [8, 9], ALL_SUSPENDED, ['listing 8', HIDDEN, 'listing 9', HIDDEN, 'page']],
  ['changes the page of a company without listings', [], ALL_SUSPENDED, ['page']],
  ['leaves a company with other members alone', [8], { id: 5, isSuspended: false }, []],
  ['leaves those alone who have no company', [8], undefined, []],
])('a suspension %s', async (_what, listings, company, done) => {
  const { suspension, log } = suspensionOf(listings, company);
  await suspension.hide(new AccountSuspended(7, 'Fees'));
  expect(log).toEqual(done);
});

it.each([
  ['shows each listing', [8, 9], ALL_SUSPENDED, ['listing 8', 'show', 'listing 9', 'show', 'page']],
  ['changes the page of a company without listings', [], ALL_SUSPENDED, ['page']],
  ['leaves those alone who have no company', [8], undefined, []],
])('its end %s', async (_what, listings, company, done) => {
  const { suspension, log } = suspensionOf(listings, company);
  await suspension.show(new AccountReinstated(7));
  expect(log).toEqual(done);
});

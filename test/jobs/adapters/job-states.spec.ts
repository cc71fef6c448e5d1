import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import {
  AWAITS_ADMIN,
  AWAITS_REVIEW,
  hasClosed,
  IS_KEPT_FOR_FOLLOWERS,
  IS_PUBLISHED,
  IS_VISIBLE,
  isInState,
  isOpen,
  isRemoved,
} from '#jobs/adapters/persistence/read-model/job-state-read-model.js';
import { awaitsAdmin, isOpenAt, isPublished, isTextApproved, JOB_STATES, jobStateAt } from '#jobs/domain/job-state.js';
import { MENDABLE_REASONS } from '#jobs/domain/statement.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const [BEFORE, AFTER] = [-1, 1].map((milliseconds) => new Date(NOW.getTime() + milliseconds));

const BOTH = [true, false];
/** What the columns of a listing say. */
const VALUES = {
  isApproved: BOTH,
  archivedBy: [null, 'employer', 'admin'],
  isHidden: BOTH,
  isProposal: BOTH,
  isRejected: BOTH,
  isUnchecked: BOTH,
  isCleared: BOTH,
  premiumRequested: BOTH,
  wasApproved: BOTH,
  closesAt: [BEFORE, NOW, AFTER],
} as const;
type Listing = {
  readonly [Name in Exclude<keyof typeof VALUES, 'archivedBy' | 'closesAt'>]: boolean;
} & { readonly id: number; readonly archivedBy: string | null; readonly closesAt: Date; readonly isArchived: boolean };

/** All combinations that the table can hold. */
const LISTINGS = Object.entries(VALUES)
  .reduce<Record<string, unknown>[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )
  .map((one, id) => ({ ...one, id, isArchived: one['archivedBy'] !== null }) as Listing)
  .filter((one) => !(one.isRejected && isTextApproved(one)));

const ROWS = `
  job as (
    select id, case when "isApproved" then now() end as approved_at, "archivedBy" as archived_by,
      case when "archivedBy" is not null then now() end as archived_at, case when "isHidden" then now() end as hidden_at,
      case when "isProposal" then '{}'::jsonb end as proposed_text, case when "isRejected" then now() end as rejected_at,
      case when "isUnchecked" then '{}'::jsonb end as checked_text, case when "isCleared" then now() end as cleared_at,
      "premiumRequested" as premium_requested, case when "wasApproved" then now() end as first_approved_at,
      "closesAt" as closes_at
    from jsonb_to_recordset($1) as row (id int, "isApproved" boolean, "archivedBy" text, "isHidden" boolean,
      "isProposal" boolean, "isRejected" boolean, "isUnchecked" boolean, "isCleared" boolean, "premiumRequested" boolean,
      "wasApproved" boolean, "closesAt" timestamptz)
  )`;

/** Decisions about each listing, the last one first, and whether they say that our team removed it. */
const DECISIONS: readonly (readonly [name: string, decisions: readonly string[], isRemoved: boolean | undefined])[] = [
  ['no decision', [], undefined],
  ['an approval', ['approved'], false],
  ['a rejection for good', ['rejected scam'], true],
  ['a rejection to mend', [`rejected ${MENDABLE_REASONS[0]}`], false],
  ['an approval after a rejection', ['approved', 'rejected scam'], false],
  ['a rejection after an approval', ['rejected scam', 'approved'], true],
  ['a rejection to mend after one for good', [`rejected ${MENDABLE_REASONS[0]}`, 'rejected scam'], false],
  ['a takedown after a rejection', ['archived scam', 'rejected scam'], true],
];

describe('the states of listings in SQL', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([JobSchema]);
  });
  afterAll(() => orm.close());

  /** The ids of the listings for which a condition holds, with the same decisions about each. */
  const holds = async (condition: string, decisions: readonly string[] = []): Promise<ReadonlySet<number>> => {
    const rows = decisions.map((decision, nth) => {
      const [measure, reason = null] = decision.split(' ');
      return { id: -nth, measure, reason };
    });
    const found = await orm.database.query<{ id: number }>(
      `with ${ROWS}, listing_decision as (
         select decision.*, job.id as job_id
         from jsonb_to_recordset($2) as decision (id int, measure text, reason text) cross join job)
       select id from job where ${condition} and $3::timestamptz is not null`,
      [JSON.stringify(LISTINGS), JSON.stringify(rows), NOW],
    );
    return new Set(found.map(({ id }) => id));
  };
  const expectAll = async (condition: string, rule: (listing: Listing) => boolean, decisions?: readonly string[]) => {
    const found = await holds(`(${condition})`, decisions);
    expect(LISTINGS.filter((one) => found.has(one.id) !== rule(one)).slice(0, 3)).toEqual([]);
    expect(found.size).toBeGreaterThan(0);
  };

  it.each<[string, string, (listing: Listing) => boolean]>([
    ['is visible', IS_VISIBLE, (one) => !one.isArchived && !one.isHidden],
    ['is published', IS_PUBLISHED, isPublished],
    ['is open', isOpen('$3'), (one) => isOpenAt(one, NOW)],
    ['has closed', hasClosed('$3'), (one) => one.isApproved && !one.isArchived && !isOpenAt(one, NOW)],
    ['awaits an admin', AWAITS_ADMIN, awaitsAdmin],
    ['awaits an approval', AWAITS_REVIEW, (one) => awaitsAdmin({ ...one, premiumRequested: false })],
    ...JOB_STATES.map((state): [string, string, (listing: Listing) => boolean] => [
      `is ${state}`,
      isInState(state, '$3'),
      (one) => jobStateAt(one, NOW) === state,
    ]),
  ])('say of all that a listing %s exactly if the domain does', (_name, condition, rule) => expectAll(condition, rule));

  it.each(DECISIONS)(
    'say after %s whether our team removed a listing, and who still reads it',
    async (_, decisions, said) => {
      const removed = (one: Listing): boolean =>
        one.isHidden || one.archivedBy === 'admin' || (!one.isApproved && (said ?? one.isRejected));
      await expectAll(isRemoved(), removed, decisions);
      const isKept = (one: Listing): boolean => one.wasApproved && !one.isArchived && !one.isHidden && !removed(one);
      await expectAll(IS_KEPT_FOR_FOLLOWERS, isKept, decisions);
    },
  );
});

import { TaskScheduler } from '#administration/adapters/schedule/task-scheduler.js';
import { DecoratedMethods } from '#platform/decorated-methods.js';
import { SCHEDULED_TASK, type TaskSchedule } from '#shared/application/background/scheduled-task.js';
import { ListSite } from '../../support/lists/list-site.js';

/** Rows that a task deletes by their age. */
type Aged = {
  readonly task: string;
  readonly rows: string;
  /** How old a row is that is kept, and one that is deleted. */
  readonly kept: string;
  readonly gone: string;
  /** Inserts `$2` rows of the age `$1`, for the employer `$3`, the job seeker `$4` and the listing `$5`. */
  readonly insert: string;
  /** The rows that are left. */
  readonly left: string;
  /** More than the task deletes at once, if it works in batches. */
  readonly many?: number | undefined;
};

/** Uses all parameters, whose types PostgreSQL cannot infer otherwise. */
const NUMBERS = `from generate_series(1, $2::int) n where coalesce($3::int, $4::int, $5::int) > 0`;
const AT = `(now() - $1::interval)`;

const AGED: readonly Aged[] = [
  {
    task: 'purge-archived-jobs',
    rows: 'archived listings',
    kept: '59 days 23 hours',
    gone: '60 days 1 hour',
    insert: `insert into job (employer_id, title, company, location, description, salary, job_type, category, skills,
        is_premium, posted_at, archived_at, archived_by)
      select $3::int, 'Cook', 'Inn', 'Lisbon', 'Cook.', '', 'full_time', 'hotels', '[]', false, ${AT}, ${AT}, 'employer'
      ${NUMBERS}`,
    left: `select archived_at as at from job where archived_at is not null`,
    many: 21,
  },
  {
    task: 'sweep-view-marks',
    rows: 'marks of viewers',
    kept: '1 day',
    gone: '2 days',
    insert: `insert into job_view_mark (day, job_id, visitor)
      select (${AT} at time zone 'utc')::date, $5::int, 'visitor ' || n ${NUMBERS}`,
    left: 'select day as at from job_view_mark',
  },
  {
    task: 'sweep-view-marks',
    rows: 'addresses of viewers',
    kept: '1 day',
    gone: '2 days',
    insert: `insert into job_view_address (day, job_id, address, viewers)
      select (${AT} at time zone 'utc')::date, $5::int, 'address ' || n, 1 ${NUMBERS}`,
    left: 'select day as at from job_view_address',
  },
  {
    task: 'sweep-view-marks',
    rows: 'salts of a day',
    kept: '1 day',
    gone: '2 days',
    insert: `insert into job_view_salt (day, salt) select (${AT} at time zone 'utc')::date, 'salt' ${NUMBERS}`,
    left: 'select day as at from job_view_salt',
  },
  {
    task: 'sweep-view-marks',
    rows: 'views of a day',
    kept: '400 days',
    gone: '401 days',
    insert: `insert into job_view_day (job_id, day, source, views)
      select $5::int, (${AT} at time zone 'utc')::date, 'search', 3 ${NUMBERS}`,
    left: 'select day as at from job_view_day',
  },
  {
    task: 'sweep-reports',
    rows: 'addresses of reporters',
    kept: '29 days 23 hours',
    gone: '30 days 1 hour',
    insert: `insert into listing_report (title, company, address_hash, reason, reported_at)
      select 'Cook', 'Inn', 'hash ' || n || $1, 'scam', ${AT} ${NUMBERS}`,
    left: 'select reported_at as at from listing_report where address_hash is not null',
  },
  {
    task: 'sweep-exports',
    rows: 'exports of personal data',
    kept: '-1 minute',
    gone: '1 minute',
    // One of each account.
    insert: `insert into account_export (user_id, key, state, requested_at, expires_at)
      select case when $1::interval < interval '0' then $3::int else $4::int end, 'export-' || $1, 'failed', now(), ${AT}
      ${NUMBERS}`,
    left: 'select expires_at as at from account_export',
  },
  {
    task: 'purge-talent-pools',
    rows: 'people whose consent has ended',
    kept: '-1 minute',
    gone: '1 minute',
    // One of each company.
    insert: `insert into pool_member (employer_id, job_seeker_id, consent_text, consented_at, expires_at)
      select case when $1::interval < interval '0' then $3::int else (select employer_id from job where id = $5::int) end,
        $4::int, 'They may.', now(), ${AT} ${NUMBERS}`,
    left: 'select expires_at as at from pool_member',
  },
  {
    task: 'purge-candidate-search',
    rows: 'looks of companies',
    kept: '30 days',
    gone: '31 days',
    insert: `with person as (
        insert into findable_person (user_id, shows_name, shows_photo, shows_headline, shows_place, since, terms, made_with, languages)
        values ($4::int, true, true, true, true, now(), '', '', '{}') on conflict (user_id) do update set since = now())
      insert into candidate_look (job_seeker_id, employer_id, day)
      select $4::int, $3::int, (${AT} at time zone 'utc')::date ${NUMBERS} on conflict do nothing`,
    left: 'select day as at from candidate_look',
  },
  {
    task: 'purge-candidate-search',
    rows: 'requests of companies',
    kept: '89 days 23 hours',
    gone: '90 days 1 hour',
    insert: `insert into contact_request (employer_id, job_seeker_id, job_id, text, state, asked_at)
      select $3::int, $4::int, $5::int, '', 'declined', ${AT} ${NUMBERS}`,
    left: 'select asked_at as at from contact_request',
    many: 501,
  },
  {
    task: 'sweep-files',
    rows: 'unused files',
    kept: '59 minutes',
    gone: '61 minutes',
    insert: `insert into uploaded_file (key, owner_id, file_name, content_type, bytes, uploaded_at)
      select 'resume-' || gen_random_uuid() || '.pdf', $4::int, 'a.pdf', 'application/pdf', 1, ${AT} ${NUMBERS}`,
    left: `select uploaded_at as at from uploaded_file where key like 'resume-%'`,
    many: 501,
  },
  {
    task: 'sweep-files',
    rows: 'attachments that were not sent',
    kept: '24 hours 59 minutes',
    gone: '25 hours 1 minute',
    insert: `insert into uploaded_file (key, owner_id, file_name, content_type, bytes, uploaded_at)
      select 'attachment-' || gen_random_uuid() || '.pdf', $4::int, 'a.pdf', 'application/pdf', 1, ${AT} ${NUMBERS}`,
    left: `select uploaded_at as at from uploaded_file where key like 'attachment-%'`,
  },
  ...['sent', 'dropped', 'interrupted', 'failed'].map((state) => ({
    task: 'tidy-mails',
    rows: `mails that are ${state}`,
    kept: '29 days 23 hours',
    gone: '30 days 1 hour',
    insert: `insert into mail (kind, subject, stream, user_id, state, changed_at)
      select 'more-news', gen_random_uuid(), 'applications', $4::int, '${state}', ${AT} ${NUMBERS}`,
    left: `select changed_at as at from mail where state = '${state}'`,
    many: state === 'sent' ? 2_001 : undefined,
  })),
  {
    task: 'webhooks',
    rows: 'deliveries',
    kept: '29 days 23 hours',
    gone: '30 days 1 hour',
    insert: `insert into webhook_delivery (webhook_id, job_id, type, body, occurred_at, state, settled_at)
      select (select id from webhook), $5::int, 'listing.approved', '{}', now() - interval '90 days', 'delivered', ${AT}
      ${NUMBERS}`,
    left: `select settled_at as at from webhook_delivery where state = 'delivered'`,
  },
  {
    task: 'webhooks',
    rows: 'deliveries to suspended employers, which wait',
    kept: '29 days 23 hours',
    gone: '30 days 1 hour',
    insert: `insert into webhook_delivery (webhook_id, job_id, type, body, occurred_at, due_at)
      select (select id from webhook), $5::int, 'listing.approved', '{}', ${AT}, now() + interval '1 hour' ${NUMBERS}`,
    left: `select occurred_at as at from webhook_delivery where state = 'waiting'`,
  },
];

/** Tasks that delete by more than the age of a row, with tests of their own. */
const ELSEWHERE = [
  'purge-audit-log',
  'purge-rejected-applications',
  'purge-ended-applications',
  'purge-unused-accounts',
  'tidy-search',
  'warn-unused-accounts',
];

describe('scheduled tasks that delete', () => {
  let site: ListSite;
  let jobId: number;
  beforeAll(async () => {
    // Mails are tidied only where there are some.
    site = await ListSite.start({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://jobs.test' });
    [jobId = 0] = await site.jobs([new Date()], { employerId: site.id('other') });
    await site.rows(
      `insert into webhook (user_id, slot, url, events, secret, created_at)
       values ($1, 1, 'https://ats.test', '[]', 'sealed', now())`,
      [site.id('employer')],
    );
  });
  afterAll(() => site.stop());

  const run = (name: string) => {
    const task = site.server.app.get(TaskScheduler).tasks.find((one) => one.name === name);
    if (!task) throw new Error(`There is no task ${name}.`);
    return task.run();
  };
  const left = async ({ left: sql }: Aged) => (await site.rows(sql)).length;
  const add = ({ insert }: Aged, age: string, count = 1) =>
    site.rows(insert, [age, count, site.id('employer'), site.id('seeker'), jobId]);

  it('are all listed', () => {
    const deleting = site.server.app
      .get(DecoratedMethods)
      .with<TaskSchedule>(SCHEDULED_TASK)
      .filter(({ mark }) => mark.deletes)
      .map(({ mark }) => mark.name);
    expect([...new Set([...AGED.map(({ task }) => task), ...ELSEWHERE])].sort()).toEqual(deleting.sort());
  });

  it.each(AGED.map((aged) => [aged.task, aged.rows, aged] as const))(
    '%s deletes the %s of its age, however many, and no others',
    async (_task, _rows, aged) => {
      await add(aged, aged.kept);
      await run(aged.task);
      expect(await left(aged)).toBe(1);
      await add(aged, aged.gone, aged.many);
      expect(await left(aged)).toBe(1 + (aged.many ?? 1));
      await run(aged.task);
      expect(await left(aged)).toBe(1);
    },
  );

  it.each(['queued', 'sending'])('tidy-mails keeps mails that are %s, whatever their age', async (state) => {
    await site.rows(
      `insert into mail (kind, subject, stream, user_id, state, changed_at, due_at)
       values ('more-news', gen_random_uuid(), 'applications', $1, $2, now() - interval '1 year', now() + interval '1 day')`,
      [site.id('seeker'), state],
    );
    await run('tidy-mails');
    expect(await site.rows(`select from mail where state = $1 and kind = 'more-news'`, [state])).toHaveLength(1);
  });
});

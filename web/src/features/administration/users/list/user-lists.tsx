import { Link } from '@tanstack/react-router';
import { Button, Tag } from 'antd';
import type { RestrictionReason, UserPageBody } from '@/api/generated/types.gen';
import { ListingLink } from '@/components/display/listing-link.tsx';
import { StatusTag } from '@/components/display/status-tag.tsx';
import { Section } from '@/components/layout/section.tsx';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { SlicedList } from '@/components/lists/sliced-list.tsx';
import { t } from '@/lib/language/t.ts';
import { useEndSessions } from '../user-mutations.ts';
import { RESTRICTION_REASONS } from '@/lib/rules/restriction-reasons.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import { formatInstant } from '@/lib/format/format-time.ts';

type Listing = UserPageBody['listings'][number];
type Application = UserPageBody['applications'][number];
type Session = UserPageBody['sessions'][number];
type Decision = UserPageBody['decisions'][number];

/** Initial number of rows per table. */
const SHOWN = 5;

const STATES: Record<Listing['state'], string> = {
  pending: t('Pending'),
  rejected: t('Rejected'),
  published: t('Published'),
  hidden: t('Hidden'),
  archived: t('Archived'),
};

const LISTINGS: readonly RecordColumn<Listing>[] = [
  {
    title: t('Listing'),
    render: ({ id, title, state }) => <ListingLink id={id} title={title} isPublished={state === 'published'} />,
  },
  { title: t('State'), width: '10rem', render: ({ state }) => <Tag>{STATES[state]}</Tag> },
  { title: t('Posted'), width: '10rem', render: ({ postedAt }) => formatDate(postedAt) },
];

const APPLICATIONS: readonly RecordColumn<Application>[] = [
  {
    title: t('Job'),
    render: ({ jobId, title, company }) => (
      <>
        <Link to="/jobs/$id" params={{ id: jobId }}>
          {title}
        </Link>
        , {company}
      </>
    ),
  },
  { title: t('Status'), width: '10rem', render: ({ status }) => <StatusTag status={status as never} /> },
  { title: t('Applied'), width: '10rem', render: ({ appliedAt }) => formatDate(appliedAt) },
];

const SESSIONS: readonly RecordColumn<Session>[] = [
  { title: t('Signed in'), width: '13rem', render: ({ startedAt }) => formatInstant(startedAt) },
  { title: t('Address'), width: '12rem', render: ({ address }) => address ?? '–' },
  { title: t('Browser'), render: ({ userAgent }) => userAgent ?? '–' },
];

const MEASURES: Record<Decision['measure'], string> = {
  approved: t('Approved'),
  rejected: t('Rejected'),
  archived: t('Archived'),
  restored: t('Unarchived'),
  suspended: t('Suspended'),
  reinstated: t('Suspension lifted'),
};

const decisionColumns = (listings: readonly Listing[]): readonly RecordColumn<Decision>[] => [
  { title: t('Decision'), width: '10rem', render: ({ measure }) => <strong>{MEASURES[measure]}</strong> },
  {
    title: t('Subject'),
    width: '16rem',
    render: (decision) => <DecisionSubject decision={decision} listings={listings} />,
  },
  { title: t('Reason'), render: ({ reason, text }) => reasonOf(reason, text) },
  { title: t('Date'), width: '10rem', render: ({ decidedAt }) => formatDate(decidedAt) },
  {
    title: t('Admin'),
    width: '11rem',
    render: ({ adminId, adminName }) =>
      adminId === null ? (
        '–'
      ) : (
        <Link to="/admin/users/$id" params={{ id: adminId }}>
          {adminName}
        </Link>
      ),
  },
];

function DecisionSubject({ decision, listings }: { decision: Decision; listings: readonly Listing[] }) {
  const { listingId, title } = decision;
  if (title === null) return t('The account');
  if (listingId === null) return t('{title} (deleted)', { title });
  const listing = listings.find(({ id }) => id === listingId);
  if (!listing) return title;
  return <ListingLink id={listingId} title={title} isPublished={listing.state === 'published'} />;
}

function reasonOf(reason: string | null, text: string | null): string {
  const label = reason === null ? undefined : RESTRICTION_REASONS[reason as RestrictionReason];
  return [label, text].filter(Boolean).join(': ') || '–';
}

/** Decisions about a user, and the user's listings, applications and sessions; empty sections are left out. */
export function UserLists({ user }: { user: UserPageBody }) {
  const { listings, listingCount, applications, applicationCount, sessions, decisions } = user;
  const end = useEndSessions(user.id);
  const endAll = (
    <Button loading={end.isPending} onClick={() => end.mutate()}>
      {t('End All Sessions')}
    </Button>
  );
  return (
    <>
      {decisions.length > 0 ? (
        <Section title={t('Decisions')}>
          <SlicedList items={decisions} what={t('decisions')} step={SHOWN}>
            {(rows) => (
              <RecordTable label={t('Decisions')} columns={decisionColumns(listings)} rows={rows} rowKey="decidedAt" />
            )}
          </SlicedList>
        </Section>
      ) : null}
      {listings.length > 0 ? (
        <Section title={countedTitle(t('Listings'), listings.length, listingCount)}>
          <SlicedList items={listings} what={t('listings')} step={SHOWN}>
            {(rows) => <RecordTable label={t('Listings')} columns={LISTINGS} rows={rows} />}
          </SlicedList>
        </Section>
      ) : null}
      {applications.length > 0 ? (
        <Section title={countedTitle(t('Applications'), applications.length, applicationCount)}>
          <SlicedList items={applications} what={t('applications')} step={SHOWN}>
            {(rows) => <RecordTable label={t('Applications')} columns={APPLICATIONS} rows={rows} />}
          </SlicedList>
        </Section>
      ) : null}
      {sessions.length > 0 ? (
        <Section title={t('Sessions')} action={endAll}>
          <RecordTable label={t('Sessions')} columns={SESSIONS} rows={sessions} />
        </Section>
      ) : null}
    </>
  );
}

function countedTitle(title: string, shown: number, total: number): string {
  return shown < total ? t('{title} (newest {shown} of {total})', { title, shown, total }) : `${title} (${total})`;
}

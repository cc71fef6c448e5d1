import { Link } from '@tanstack/react-router';
import { Button, Tag } from 'antd';
import type { UserPageBody } from '@/api/generated/types.gen';
import { StatusTag } from '@/components/display/status-tag.tsx';
import { Section } from '@/components/layout/section.tsx';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { useEndSessions } from '@/features/administration/user-mutations.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import { formatInstant } from '@/lib/format/format-time.ts';

type Listing = UserPageBody['listings'][number];
type Application = UserPageBody['applications'][number];
type Session = UserPageBody['sessions'][number];
type Suspension = UserPageBody['suspensions'][number];

const STATES: Record<Listing['state'], string> = {
  pending: 'Pending',
  rejected: 'Rejected',
  published: 'Published',
  archived: 'Archived',
};

const LISTINGS: readonly RecordColumn<Listing>[] = [
  {
    title: 'Listing',
    render: ({ id, title }) => (
      <Link to="/jobs/$id" params={{ id: String(id) }}>
        {title}
      </Link>
    ),
  },
  { title: 'State', width: '10rem', render: ({ state }) => <Tag>{STATES[state]}</Tag> },
  { title: 'Posted', width: '10rem', render: ({ postedAt }) => formatDate(postedAt) },
];

const APPLICATIONS: readonly RecordColumn<Application>[] = [
  {
    title: 'Job',
    render: ({ jobId, title, company }) => (
      <>
        <Link to="/jobs/$id" params={{ id: String(jobId) }}>
          {title}
        </Link>
        , {company}
      </>
    ),
  },
  { title: 'Status', width: '10rem', render: ({ status }) => <StatusTag status={status as never} /> },
  { title: 'Applied', width: '10rem', render: ({ appliedAt }) => formatDate(appliedAt) },
];

const SESSIONS: readonly RecordColumn<Session>[] = [
  { title: 'Signed in', width: '13rem', render: ({ startedAt }) => formatInstant(startedAt) },
  { title: 'Address', width: '12rem', render: ({ address }) => address ?? '–' },
  { title: 'Browser', render: ({ userAgent }) => userAgent ?? '–' },
];

const SUSPENSIONS: readonly RecordColumn<Suspension>[] = [
  { title: 'Reason', render: ({ reason }) => reason },
  { title: 'Suspended', width: '13rem', render: ({ suspendedAt }) => formatInstant(suspendedAt) },
  { title: 'Lifted', width: '13rem', render: ({ liftedAt }) => (liftedAt ? formatInstant(liftedAt) : 'In force') },
];

/** The listings, applications, sessions and suspensions of a user; those that are empty are left out. */
export function UserLists({ user }: { user: UserPageBody }) {
  const { listings, listingCount, applications, applicationCount, sessions, suspensions } = user;
  const end = useEndSessions(user.id);
  const endAll = (
    <Button loading={end.isPending} onClick={() => end.mutate()}>
      End All Sessions
    </Button>
  );
  return (
    <>
      {listings.length > 0 ? (
        <Section title={countedTitle('Listings', listings.length, listingCount)}>
          <RecordTable label="Listings" columns={LISTINGS} rows={listings} />
        </Section>
      ) : null}
      {applications.length > 0 ? (
        <Section title={countedTitle('Applications', applications.length, applicationCount)}>
          <RecordTable label="Applications" columns={APPLICATIONS} rows={applications} />
        </Section>
      ) : null}
      {sessions.length > 0 ? (
        <Section title="Sessions" action={endAll}>
          <RecordTable label="Sessions" columns={SESSIONS} rows={sessions} />
        </Section>
      ) : null}
      {suspensions.length > 0 ? (
        <Section title="Suspensions">
          <RecordTable label="Suspensions" columns={SUSPENSIONS} rows={suspensions} rowKey="suspendedAt" />
        </Section>
      ) : null}
    </>
  );
}

function countedTitle(title: string, shown: number, total: number): string {
  return shown < total ? `${title} (newest ${shown} of ${total})` : `${title} (${total})`;
}

import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Select, Tag } from 'antd';
import { useState, type ReactNode } from 'react';
import type { CompanyRole, InvitationBody, MemberBody } from '@/api/generated/types.gen';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import { Section } from '@/components/layout/section.tsx';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { formatDate } from '@/lib/format/format-date.ts';
import { t } from '@/lib/language/t.ts';
import { ROLE_CHOICES, roleName } from '@/lib/access/company-roles.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { WorkplacesChoice } from './workplaces-choice.tsx';
import styles from './team-page.module.css';
import {
  invitedQuery,
  membersQuery,
  useLeaveCompany,
  useRemoveMember,
  useSetRole,
  useWithdrawInvitation,
} from './team-queries.ts';

interface TeamPageProps {
  user: { id: number; companyRole: CompanyRole | null };
  /** Panels of other features about the company. */
  children?: ReactNode;
}

/** The members of the company and, for owners, invitations to it. */
export function TeamPage({ user, children }: TeamPageProps) {
  const isOwner = user.companyRole === 'owner';
  const members = useQuery(membersQuery);
  const [isInviting, setInviting] = useState(false);
  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={t('Team')}>
        {isOwner ? (
          <Button type="primary" onClick={() => setInviting(true)}>
            {t('Invite a Member')}
          </Button>
        ) : undefined}
      </PageHead>
      <Flex vertical gap="large">
        <Section title={t('Members')}>
          <Loaded query={members} failureTitle={t('We couldn’t load your team')}>
            {(all) => <RecordTable label={t('Members')} columns={columnsFor(user.id, isOwner)} rows={all} />}
          </Loaded>
        </Section>
        {isOwner ? <Invitations /> : null}
        {children}
        <Leave />
      </Flex>
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
    </div>
  );
}

function columnsFor(userId: number, isOwner: boolean): readonly RecordColumn<MemberBody>[] {
  const actions: RecordColumn<MemberBody> = {
    title: t('Actions'),
    untitled: true,
    width: '8rem',
    render: (member) => (member.id === userId ? null : <Remove member={member} />),
  };
  return [
    {
      title: t('Name'),
      render: ({ id, fullName }) => (
        <>
          <span dir="auto">{fullName}</span> {id === userId ? <Tag>{t('You')}</Tag> : null}
        </>
      ),
    },
    { title: t('Email'), render: ({ email }) => email },
    {
      title: t('Role'),
      width: '16rem',
      render: (member) => (isOwner ? <Role member={member} /> : roleName(member.role)),
    },
    { title: t('Since'), width: '9rem', isExtra: true, render: ({ joinedAt }) => formatDate(joinedAt) },
    ...(isOwner ? [actions] : []),
  ];
}

function Role({ member: { id, fullName, role, workplaceIds } }: { member: MemberBody }) {
  const setRole = useSetRole();
  return (
    <Flex vertical gap="small">
      <Select
        aria-label={t('Role of {fullName}', { fullName })}
        value={role}
        disabled={setRole.isPending}
        onChange={(chosen) => setRole.mutate({ id, role: chosen })}
        options={ROLE_CHOICES.map(({ value, label }) => ({ value, label }))}
        popupMatchSelectWidth={false}
      />
      {role === 'reviewer' ? (
        <WorkplacesChoice
          aria-label={t('Hotels of {fullName}', { fullName })}
          value={workplaceIds}
          disabled={setRole.isPending}
          onChange={(chosen) => setRole.mutate({ id, role, workplaceIds: chosen })}
        />
      ) : null}
    </Flex>
  );
}

function Remove({ member: { id, fullName } }: { member: MemberBody }) {
  const remove = useRemoveMember();
  return (
    <Confirm
      title={t('Remove {fullName}?', { fullName })}
      description={t('Their access to the company ends at once. What they wrote stays.')}
      okText={t('Remove')}
      onConfirm={() => remove.mutate(id)}
    >
      <Button size="small" aria-label={t('Remove {fullName}', { fullName })} disabled={remove.isPending}>
        {t('Remove')}
      </Button>
    </Confirm>
  );
}

const INVITATION_COLUMNS: readonly RecordColumn<InvitationBody>[] = [
  { title: t('Email'), render: ({ email }) => email },
  { title: t('Role'), width: '12rem', render: ({ role }) => roleName(role) },
  { title: t('Valid until'), width: '9rem', render: ({ expiresAt }) => formatDate(expiresAt) },
  { title: t('Actions'), untitled: true, width: '8rem', render: (invitation) => <Withdraw invitation={invitation} /> },
];

function Invitations() {
  const { data = [] } = useQuery(invitedQuery);
  if (data.length === 0) return null;
  return (
    <Section title={t('Invited')}>
      <RecordTable label={t('Invited')} columns={INVITATION_COLUMNS} rows={data} />
    </Section>
  );
}

function Withdraw({ invitation: { id, email } }: { invitation: InvitationBody }) {
  const withdraw = useWithdrawInvitation();
  return (
    <Button
      size="small"
      aria-label={t('Withdraw the invitation for {email}', { email })}
      disabled={withdraw.isPending}
      onClick={() => withdraw.mutate(id)}
    >
      {t('Withdraw')}
    </Button>
  );
}

function Leave() {
  const leave = useLeaveCompany();
  return (
    <Flex>
      <Confirm
        title={t('Leave the company?')}
        description={t('Your access ends at once. The only owner has to make another member an owner first.')}
        okText={t('Leave')}
        onConfirm={() => leave.mutate()}
      >
        <Button danger disabled={leave.isPending}>
          {t('Leave the Company')}
        </Button>
      </Confirm>
    </Flex>
  );
}

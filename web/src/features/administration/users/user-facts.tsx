import { Alert, Descriptions } from 'antd';
import type { UserPageBody } from '@/api/generated/types.gen';
import { ROLE_LABELS } from './role-labels.ts';
import { VerifiedMark } from '@/light/marks/verified-mark.tsx';
import { formatDate } from '@/lib/format/format-date.ts';

export function UserFacts({ user }: { user: UserPageBody }) {
  const { company, suspendedAt, suspensions } = user;
  const items = [
    { label: 'Username', children: user.username },
    { label: 'Email', children: `${user.email} (${user.emailVerifiedAt ? 'verified' : 'not verified'})` },
    { label: 'Role', children: ROLE_LABELS[user.role] },
    { label: 'Joined', children: formatDate(user.createdAt) },
    { label: 'Sign-in', children: signInMethods(user) },
    ...(company
      ? [
          { label: 'Company', children: company.companyName ?? '–' },
          { label: 'Website', children: company.companyWebsite ?? '–' },
          { label: 'Verified', children: <Verification company={company} /> },
        ]
      : []),
  ];
  return (
    <>
      {suspendedAt === null ? null : (
        <Alert
          type="warning"
          showIcon
          title={`Suspended since ${formatDate(suspendedAt)}`}
          description={suspensions[0]?.reason}
        />
      )}
      <Descriptions
        bordered
        size="small"
        column={{ xs: 1, md: 2 }}
        items={items.map((item) => ({ key: item.label, ...item }))}
      />
    </>
  );
}

function Verification({ company }: { company: NonNullable<UserPageBody['company']> }) {
  const { isTrusted, verifiedAt, verifiedDomain, verificationNote, withdrawalReason } = company;
  const domain = verifiedDomain === null ? '' : `, controls ${verifiedDomain}`;
  if (!isTrusted || verifiedAt === null) {
    return withdrawalReason === null ? `No${domain}` : `No, withdrawn: ${withdrawalReason}`;
  }
  return (
    <>
      <VerifiedMark /> on {formatDate(verifiedAt)} by an admin: {verificationNote}
      {domain}
    </>
  );
}

function signInMethods({ hasPassword, passkeys }: UserPageBody): string {
  const methods = [
    hasPassword ? 'Password' : '',
    passkeys > 0 ? `${passkeys} ${passkeys === 1 ? 'passkey' : 'passkeys'}` : '',
  ];
  return methods.filter(Boolean).join(', ') || 'Linked account';
}

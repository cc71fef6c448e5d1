import { Alert, Descriptions } from 'antd';
import type { UserPageBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { ROLE_LABELS } from './role-labels.ts';
import { VerifiedMark } from '@/light/marks/verified-mark.tsx';
import { formatDate } from '@/lib/format/format-date.ts';
import { listOf, withMore } from '@/lib/format/list-of.ts';

export function UserFacts({ user }: { user: UserPageBody }) {
  const { company, suspendedAt, suspensions } = user;
  const items = [
    { label: t('Username'), children: user.username },
    {
      label: t('Email'),
      children: user.emailVerifiedAt
        ? t('{email} (verified)', { email: user.email })
        : t('{email} (not verified)', { email: user.email }),
    },
    { label: t('Role'), children: ROLE_LABELS[user.role] },
    { label: t('Joined'), children: formatDate(user.createdAt) },
    { label: t('Sign-in'), children: signInMethods(user) },
    ...(company
      ? [
          { label: t('Company'), children: company.companyName ?? '–' },
          { label: t('Website'), children: company.companyWebsite ?? '–' },
          { label: t('Verified'), children: <Verification company={company} /> },
        ]
      : []),
  ];
  return (
    <>
      {suspendedAt === null ? null : (
        <Alert
          type="warning"
          showIcon
          title={t('Suspended since {suspendedAt}', { suspendedAt: formatDate(suspendedAt) })}
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
  const domain = verifiedDomain === null ? null : t('controls {domain}', { domain: verifiedDomain });
  if (!isTrusted || verifiedAt === null) {
    return withdrawalReason === null
      ? withMore([t('Not verified'), domain])
      : t('No, withdrawn: {withdrawalReason}', { withdrawalReason });
  }
  return (
    <>
      <VerifiedMark />{' '}
      {withMore([
        t('on {date} by an admin: {note}', { date: formatDate(verifiedAt), note: verificationNote ?? '–' }),
        domain,
      ])}
    </>
  );
}

function signInMethods({ hasPassword, passkeys }: UserPageBody): string {
  const methods = [
    hasPassword ? t('Password') : '',
    passkeys > 0 ? t('{passkeys, plural, one {# passkey} other {# passkeys}}', { passkeys }) : '',
  ];
  return listOf(methods) || t('Linked account');
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import type { UserPageBody } from '@/api/generated/types.gen';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { Section } from '@/components/layout/section.tsx';
import { Notes } from '@/components/notes/notes.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { t } from '@/lib/language/t.ts';
import { AuditTable } from '../audit/audit-table.tsx';
import { PasswordLinkButton } from './actions/password-link-button.tsx';
import { auditQuery } from './user-queries.ts';
import { LeavingButtons } from './leaving/leaving-buttons.tsx';
import { SuspendButton } from './actions/suspend-button.tsx';
import { UserFacts } from './user-facts.tsx';
import { VerifyButton, WithdrawButton } from './actions/verify-button.tsx';
import { UserLists } from './list/user-lists.tsx';

const LATEST = 10;

/** Everything admins can see and do about an account. */
export function UserPage({ user, adminId }: { user: UserPageBody; adminId: number }) {
  const audit = useInfiniteQuery(auditQuery({ person: user.id }));
  const entries = audit.data?.pages[0]?.items.slice(0, LATEST);
  return (
    <Flex vertical gap="large">
      <Flex wrap gap="small">
        {user.id === adminId ? null : <SuspendButton user={user} />}
        <PasswordLinkButton user={user} size="middle" />
        {user.id === adminId ? null : <LeavingButtons user={user} />}
        {user.company && !user.company.isTrusted ? <VerifyButton id={user.id} company={user.company} /> : null}
        {user.company?.isTrusted || user.company?.verifiedDomain ? (
          <WithdrawButton id={user.id} company={user.company} />
        ) : null}
        {user.company ? (
          <ButtonLink to="/companies/$slug" params={{ slug: String(user.id) }}>
            {t('Public Company Page')}
          </ButtonLink>
        ) : null}
      </Flex>
      <UserFacts user={user} />
      <Notes kind={user.role === 'employer' ? 'company' : 'user'} id={user.id} />
      <UserLists user={user} />
      <Section
        title={t('Latest audit log entries')}
        action={
          <ButtonLink to="/admin/audit" search={{ person: user.id }}>
            {t('Show All')}
          </ButtonLink>
        }
      >
        {audit.error ? (
          <LoadFailure
            title={t('We couldn’t load the audit log')}
            error={audit.error}
            onRetry={() => void audit.refetch()}
          />
        ) : (
          <AuditTable entries={entries} />
        )}
      </Section>
    </Flex>
  );
}

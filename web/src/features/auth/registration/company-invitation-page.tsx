import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import type { OfferedMembershipBody } from '@/api/generated/types.gen';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { useLinkToken } from '@/lib/page/use-link-token.ts';
import { t } from '@/lib/language/t.ts';
import { Trans } from '@/lib/language/trans.tsx';
import { useSession } from '../session-queries.ts';
import { companyInvitationQuery, useJoinCompany, useRegisterMember } from './company-invitation-mutations.ts';
import { InvalidInvitation, InvitedAccountForm, isNoInvitation } from './invited-account.tsx';
import styles from '../sign-in/auth-page.module.css';

/** The page of an invitation to a company: joins with the signed-in account, or creates one. */
export function CompanyInvitationPage() {
  const token = useLinkToken();
  const offered = useQuery(companyInvitationQuery(token));
  return (
    <div className={`page ${styles.finish}`}>
      <h1>{t('Join a team')}</h1>
      {isNoInvitation(token, offered.error) ? (
        <InvalidInvitation />
      ) : (
        <Loaded query={offered} failureTitle={t('We couldn’t load the invitation')}>
          {(offer) => <Offer token={token} offer={offer} />}
        </Loaded>
      )}
    </div>
  );
}

interface OfferProps {
  token: string;
  offer: OfferedMembershipBody;
}

function Offer({ token, offer }: OfferProps) {
  const user = useSession();
  const { companyName, email, hasAccount } = offer;
  return (
    <>
      <p>
        <Trans
          id="<0>{companyName}</0> invites <1>{email}</1> to join its team."
          values={{ companyName, email }}
          components={{ 0: <bdi />, 1: <bdi /> }}
        />
      </p>
      {user ? (
        <Join token={token} companyName={companyName} />
      ) : hasAccount ? (
        <>
          <p>{t('This address has an account. Sign in with it, and open the link again.')}</p>
          <ButtonLink to="/auth" color="primary" variant="solid">
            {t('Sign In')}
          </ButtonLink>
        </>
      ) : (
        <Register token={token} />
      )}
    </>
  );
}

function Join({ token, companyName }: { token: string; companyName: string }) {
  const join = useJoinCompany();
  const router = useRouter();
  return (
    <>
      <ErrorAlert error={join.error} />
      <Button
        type="primary"
        size="large"
        block
        disabled={join.isPending || join.isSuccess}
        onClick={() => join.mutate(token, { onSuccess: () => router.history.replace('/employer/dashboard') })}
      >
        <span dir="auto">{t('Join {companyName}', { companyName })}</span>
      </Button>
    </>
  );
}

function Register({ token }: { token: string }) {
  return <InvitedAccountForm name="member" token={token} registration={useRegisterMember()} />;
}

import { t } from '@/lib/language/t.ts';
import { useLinkToken } from '@/lib/page/use-link-token.ts';
import { useAcceptInvitation } from './invitation-mutation.ts';
import { InvalidInvitation, InvitedAccountForm, isNoInvitation } from './invited-account.tsx';
import styles from '../sign-in/auth-page.module.css';

/** The page of an invitation link: creates the account of an admin. */
export function InvitationPage() {
  const token = useLinkToken();
  const accept = useAcceptInvitation();
  return (
    <div className={`page ${styles.finish}`}>
      <h1>{t('Become an admin')}</h1>
      {isNoInvitation(token, accept.error) ? (
        <InvalidInvitation />
      ) : (
        <InvitedAccountForm name="invitation" token={token} registration={accept} />
      )}
    </div>
  );
}

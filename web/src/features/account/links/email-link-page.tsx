import { Link } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { useEmailLink, type EmailAction } from '../account-mutations.ts';
import { useLinkToken } from '@/lib/page/use-link-token.ts';
import styles from '../account.module.css';

interface Words {
  title: string;
  question: string;
  button: string;
  done: string;
  next: { to: string; label: string };
}

const SETTINGS = { to: '/settings', label: 'Go to settings' };

/** The texts for each kind of link. */
const WORDS: Record<EmailAction, Words> = {
  confirm: {
    title: 'Confirm your new email address',
    question: 'Your account will use the address that this link was sent to.',
    button: 'Confirm Address',
    done: 'Your email address has been changed.',
    next: SETTINGS,
  },
  undo: {
    title: 'Undo your email address change',
    question:
      'Your account will use its previous address again. You will be signed out everywhere, your password will stop working, and everything set up since the week before the change to get into your account will be removed.',
    button: 'Undo Change',
    done: 'Your previous address has been restored. We emailed you a link to set a new password.',
    next: { to: '/forgot-password', label: 'Get another link' },
  },
  verify: {
    title: 'Verify your email address',
    question: 'This confirms that the email address of your account is yours.',
    button: 'Verify Address',
    done: 'Your email address is verified.',
    next: SETTINGS,
  },
  company: {
    title: 'Verify your company',
    question:
      'This proves that you control the domain of your website. First sign in to the account that requested this link.',
    button: 'Verify Domain',
    done: 'You control the domain of your website. Our team will now check the name of your company.',
    next: { to: '/employer/profile', label: 'Open company profile' },
  },
};

/** The page that emailed links open. It acts only on a click, because mail scanners follow links. */
export function EmailLinkPage({ action }: { action: EmailAction }) {
  const { title, question, button, done, next } = WORDS[action];
  const token = useLinkToken();
  const link = useEmailLink(action);
  return (
    <div className={`page ${styles.page} ${styles.narrow}`}>
      <h1>{title}</h1>
      {link.isSuccess ? (
        <Alert type="success" role="status" showIcon title={done} action={<Link to={next.to}>{next.label}</Link>} />
      ) : (
        <>
          <p>{question}</p>
          <ErrorAlert error={link.error} />
          <Button type="primary" size="large" disabled={link.isPending} onClick={() => link.mutate(token)}>
            {button}
          </Button>
        </>
      )}
    </div>
  );
}

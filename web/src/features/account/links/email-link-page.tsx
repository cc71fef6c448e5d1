import { Link } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
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

const SETTINGS = { to: '/settings', label: t('Go to settings') };

/** The texts for each kind of link. */
const WORDS: Record<EmailAction, Words> = {
  confirm: {
    title: t('Confirm your new email address'),
    question: t('Your account will use the address that this link was sent to.'),
    button: t('Confirm Address'),
    done: t('Your email address has been changed.'),
    next: SETTINGS,
  },
  undo: {
    title: t('Undo your email address change'),
    question: t(
      'Your account will use its previous address again. You will be signed out everywhere, your password will stop working, and everything set up since the week before the change to get into your account will be removed.',
    ),
    button: t('Undo Change'),
    done: t('Your previous address has been restored. We emailed you a link to set a new password.'),
    next: { to: '/forgot-password', label: t('Get another link') },
  },
  verify: {
    title: t('Verify your email address'),
    question: t('This confirms that the email address of your account is yours.'),
    button: t('Verify Address'),
    done: t('Your email address is verified.'),
    next: SETTINGS,
  },
  company: {
    title: t('Verify your company'),
    question: t(
      'This proves that you control the domain of your website. First sign in to the account that requested this link.',
    ),
    button: t('Verify Domain'),
    done: t('You control the domain of your website. Our team will now check the name of your company.'),
    next: { to: '/employer/profile', label: t('Open company profile') },
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

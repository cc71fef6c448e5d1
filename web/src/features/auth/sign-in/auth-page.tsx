import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { Alert, Tabs } from 'antd';
import { Suspense } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { t } from '@/lib/language/t.ts';
import { Trans } from '@/lib/language/trans.tsx';
import { tabOf, type AuthSearch, type AuthTab } from '../auth-search.ts';
import { useSession } from '../session-queries.ts';
import { homeOf, type User } from '../user.ts';
import { AuthAdvertising } from './auth-advertising.tsx';
import styles from './auth-page.module.css';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from '../registration/register-form.tsx';

const PasswordlessSignIn = lazily(() => import('./passwordless-sign-in.tsx'), 'default');

interface AuthPageProps {
  search: AuthSearch;
  /** The job that somebody wants to apply for. */
  job: { title: string; company: string } | undefined;
  /** Resumes the action that required sign-in; returns the page that shows the result, if any. */
  resumeAction: (user: User) => string | undefined;
  /** Called before the sign-in continues on another page: that of a provider, or the code page. */
  onLeave: () => void;
}

/** Signs users in or creates an account. */
export function AuthPage({ search, job, resumeAction, onLeave }: AuthPageProps) {
  const navigate = useNavigate();
  const router = useRouter();
  const user = useSession();
  const tab = tabOf(search, job !== undefined);

  const showTab = (next: AuthTab) => {
    const shown = { ...search, tab: next, problem: undefined };
    void navigate({ to: '/auth', search: shown, state: true, replace: true, resetScroll: false });
  };

  const proceed = (signedIn: User) => {
    const result = resumeAction(signedIn);
    router.history.push(search.returnTo ?? result ?? homeOf(signedIn));
  };

  const goToCode = () => {
    onLeave();
    void navigate({ to: '/auth/code', search: { returnTo: search.returnTo } });
  };

  const role = search.role === 'employer' ? 'employer' : 'job_seeker';
  const tabs = [
    { key: 'login', label: t('Login'), children: <LoginForm onSuccess={proceed} onCode={goToCode} /> },
    { key: 'register', label: t('Register'), children: <RegisterForm key={role} role={role} onSuccess={proceed} /> },
  ];

  return (
    <div className={`page ${styles.page}`}>
      <section className={styles.side}>
        <h1>
          {job
            ? t('Apply for {title} at {company}', { title: job.title, company: job.company })
            : tab === 'login'
              ? t('Welcome back')
              : t('Create your account')}
        </h1>
        {user ? (
          <Alert
            title={
              <>
                <Trans
                  id="You are signed in as <0>{fullName}</0>. <1>Go to your dashboard</1>"
                  values={{ fullName: user.fullName }}
                  components={{ 0: <strong dir="auto" />, 1: <Link to={homeOf(user)} /> }}
                />
              </>
            }
          />
        ) : null}
        <Tabs items={tabs} activeKey={tab} onChange={(key) => showTab(key as AuthTab)} destroyOnHidden />
        <Suspense>
          <PasswordlessSignIn
            isRegistration={tab === 'register'}
            returnTo={search.returnTo}
            problem={search.problem}
            onSuccess={proceed}
            onLeave={onLeave}
          />
        </Suspense>
      </section>
      <AuthAdvertising />
    </div>
  );
}

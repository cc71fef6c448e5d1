import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { Alert, Tabs } from 'antd';
import { lazy, Suspense } from 'react';
import { AntdProvider } from '@/app/theme/antd-provider.tsx';
import { tabOf, type AuthSearch, type AuthTab } from '@/features/auth/auth-search.ts';
import { useSession } from '@/features/auth/session-queries.ts';
import { homeOf, type User } from '@/features/auth/user.ts';
import { AuthAdvertising } from './auth-advertising.tsx';
import styles from './auth-page.module.css';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

const OtherWays = lazy(() => import('./other-ways.tsx'));

interface AuthPageProps {
  search: AuthSearch;
  /** Carries on what the user wanted to do before; returns the page that shows the result, if any. */
  carryOn: (user: User) => string | undefined;
  /** Before another page goes on with the sign-in: that of a provider, or the one that asks for a code. */
  onLeave: () => void;
}

/** Where people sign in or create an account. */
export function AuthPage({ search, carryOn, onLeave }: AuthPageProps) {
  const navigate = useNavigate();
  const router = useRouter();
  const user = useSession();
  const tab = tabOf(search);

  const showTab = (next: AuthTab) => {
    const shown = { ...search, tab: next, problem: undefined };
    void navigate({ to: '/auth', search: shown, state: true, replace: true, resetScroll: false });
  };

  const goOn = (signedIn: User) => {
    const result = carryOn(signedIn);
    router.history.push(search.returnTo ?? result ?? homeOf(signedIn));
  };

  const goToCode = () => {
    onLeave();
    void navigate({ to: '/auth/code', search: { returnTo: search.returnTo } });
  };

  const role = search.role === 'employer' ? 'employer' : 'job_seeker';
  const tabs = [
    { key: 'login', label: 'Login', children: <LoginForm onSuccess={goOn} onCode={goToCode} /> },
    { key: 'register', label: 'Register', children: <RegisterForm key={role} role={role} onSuccess={goOn} /> },
  ];

  return (
    <AntdProvider>
      <div className={`page ${styles.page}`}>
        <section className={styles.side}>
          <h1>{tab === 'login' ? 'Welcome back' : 'Create your account'}</h1>
          {user ? (
            <Alert
              title={
                <>
                  You are signed in as <strong>{user.fullName}</strong>.{' '}
                  <Link to={homeOf(user)}>Go to your dashboard</Link>
                </>
              }
            />
          ) : null}
          <Tabs items={tabs} activeKey={tab} onChange={(key) => showTab(key as AuthTab)} destroyOnHidden />
          <Suspense>
            <OtherWays
              isRegistration={tab === 'register'}
              returnTo={search.returnTo}
              problem={search.problem}
              onSuccess={goOn}
              onLeave={onLeave}
            />
          </Suspense>
        </section>
        <AuthAdvertising />
      </div>
    </AntdProvider>
  );
}

import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { tabOf, type AuthSearch, type AuthTab } from '../auth-search.ts';
import { useSession } from '../session-queries.ts';
import { homeOf, type User } from '../user.ts';
import { AuthAdvertising } from './auth-advertising.tsx';
import styles from './auth-page.module.css';
import { AuthTabs } from './auth-tabs.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

/** Where people sign in or create an account. */
export function AuthPage({ search }: { search: AuthSearch }) {
  const navigate = useNavigate();
  const router = useRouter();
  const user = useSession();
  const tab = tabOf(search);

  const showTab = (next: AuthTab) =>
    void navigate({ to: '/auth', search: { ...search, tab: next }, replace: true, resetScroll: false });

  const goOn = (signedIn: User) => router.history.push(search.returnTo ?? homeOf(signedIn));

  return (
    <div className={`page ${styles.page}`}>
      <section className={styles.side}>
        <h1>{tab === 'login' ? 'Welcome back' : 'Create your account'}</h1>
        {user ? (
          <p className={styles.notice}>
            You are signed in as <strong>{user.fullName}</strong>. <Link to={homeOf(user)}>Go to your dashboard</Link>
          </p>
        ) : null}
        <AuthTabs value={tab} onChange={showTab}>
          {tab === 'login' ? (
            <LoginForm onSuccess={goOn} />
          ) : (
            <RegisterForm
              key={search.role}
              role={search.role === 'employer' ? 'employer' : 'job_seeker'}
              onSuccess={goOn}
            />
          )}
        </AuthTabs>
      </section>
      <AuthAdvertising />
    </div>
  );
}

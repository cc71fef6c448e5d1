import { ButtonLink } from '../../components/button.tsx';
import type { User } from '../../features/auth/user.ts';
import styles from './dashboard-welcome.module.css';
import { accountNavigation } from './navigation.ts';

/** The head of a dashboard: a greeting, with the ways on beside it. */
export function DashboardWelcome({ greeting, user }: { greeting: string; user: User }) {
  const [, ...ways] = accountNavigation(user);
  return (
    <div className={`page ${styles.welcome}`}>
      <h1>{greeting}</h1>
      <div className={styles.actions}>
        {ways.map((way) => (
          <ButtonLink key={way.label} look="outline" size="small" to={way.to}>
            {way.label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}

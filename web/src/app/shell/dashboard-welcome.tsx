import { ButtonLink } from '@/public/button.tsx';
import type { User } from '@/features/auth/user.ts';
import styles from './dashboard-welcome.module.css';
import { accountNavigation, type NavigationItem } from './navigation.ts';

interface DashboardWelcomeProps {
  greeting: string;
  user: User;
  /** Links that only the dashboard has. */
  more?: readonly NavigationItem[];
}

const NO_MORE: readonly NavigationItem[] = [];

/** The header of a dashboard: a greeting and links. */
export function DashboardWelcome({ greeting, user, more = NO_MORE }: DashboardWelcomeProps) {
  const [, ...ways] = [...accountNavigation(user), ...more];
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

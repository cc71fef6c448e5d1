import { Link } from '@tanstack/react-router';
import { LightAvatar } from '@/light/marks/avatar.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { LightMenu } from '@/light/controls/menu.tsx';
import type { User } from '@/features/auth/user.ts';
import { UnreadCount } from '@/features/messaging/drawn/unread-count.tsx';
import { LANGUAGES } from '@/lib/language/languages.ts';
import { currentLanguage, t } from '@/lib/language/t.ts';
import styles from './account-menu.module.css';
import { accountNavigation } from '@/shell/navigation/navigation.ts';
import { useSignOut } from './use-sign-out.ts';

export function SignedInAs({ user }: { user: User }) {
  return (
    <p className={styles.who}>
      <span className={styles.caption}>{t('Signed in as')}</span>
      <strong dir="auto" className={styles.name}>
        {user.fullName}
      </strong>
    </p>
  );
}

/** The menu behind the avatar in the header. */
export function AccountMenu({ user }: { user: User }) {
  const { signOut } = useSignOut();
  return (
    <LightMenu
      label={t('Your account')}
      trigger={<LightAvatar name={user.fullName} image={user.avatar} />}
      header={<SignedInAs user={user} />}
    >
      {accountNavigation(user).map((item) => (
        <Link key={item.label} to={item.to} search={item.search} role="menuitem" tabIndex={-1}>
          {item.icon ? <Icon name={item.icon} /> : null}
          {t(item.label)}
          {item.showsUnread ? <UnreadCount /> : null}
        </Link>
      ))}
      <Link to="/settings" hash="language" role="menuitem" tabIndex={-1}>
        <Icon name="globe" />
        {t('Language: {name}', { name: LANGUAGES[currentLanguage()].name })}
      </Link>
      <button type="button" role="menuitem" tabIndex={-1} onClick={signOut}>
        <Icon name="exit" />
        {t('Sign out')}
      </button>
    </LightMenu>
  );
}

import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { LightButtonLink } from '@/light/controls/button.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { IconButton } from '@/light/controls/icon-button.tsx';
import type { User } from '@/features/auth/user.ts';
import { UnreadCount } from '@/features/messaging/drawn/unread-count.tsx';
import { SignedInAs } from '@/shell/header/account-menu.tsx';
import { t } from '@/lib/language/t.ts';
import { LanguageSelect } from './language-select.tsx';
import { accountNavigation, mainNavigation } from './navigation.ts';
import styles from './side-panel.module.css';
import { ThemeChoice } from '@/shell/header/theme-menu.tsx';
import { useSignOut } from '@/shell/header/use-sign-out.ts';

interface SidePanelDialogProps {
  user: User | null | undefined;
  onClose: () => void;
}

/** The panel, open while it is rendered. */
export function SidePanelDialog({ user, onClose }: SidePanelDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { signOut } = useSignOut();

  // Closes before it is removed, so that focus returns to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label={t('Menu')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // Only a click on the backdrop has the dialog itself as its target.
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.content}>
        <div className={styles.top}>
          {user ? <SignedInAs user={user} /> : <span className={styles.title}>{t('Menu')}</span>}
          <IconButton icon="close" label={t('Close menu')} onClick={onClose} />
        </div>
        <nav aria-label={t('Menu')}>
          <ul className={styles.links}>
            {[...mainNavigation, ...(user ? accountNavigation(user) : [])].map((item) => (
              <li key={item.label}>
                <Link to={item.to} search={item.search} onClick={onClose}>
                  {t(item.label)} {item.showsUnread ? <UnreadCount /> : null}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.bottom}>
          <ThemeChoice />
          <LanguageSelect />
          {user ? (
            <button type="button" className={styles.signOut} onClick={signOut}>
              <Icon name="exit" /> {t('Sign out')}
            </button>
          ) : (
            <div className={styles.actions}>
              <LightButtonLink look="outline" to="/auth" onClick={onClose}>
                {t('Log In')}
              </LightButtonLink>
              <LightButtonLink look="accent" to="/auth" search={{ tab: 'register' }} onClick={onClose}>
                {t('Sign Up')}
              </LightButtonLink>
            </div>
          )}
        </div>
      </div>
    </dialog>
  );
}

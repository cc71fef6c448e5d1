import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import type { User } from '../../features/auth/user.ts';
import { SignedInAs } from './account-menu.tsx';
import { accountNavigation, mainNavigation } from './navigation.ts';
import styles from './side-panel.module.css';
import { ThemeChoice } from './theme-menu.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The navigation of small screens: a button, and the panel that it slides in. */
export function SidePanel({ user }: { user: User | null | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { signOut } = useSignOut();
  const location = useRouterState({ select: (state) => state.location.href });
  const close = () => dialog.current?.close();

  useEffect(() => dialog.current?.close(), [location]);

  return (
    <>
      <IconButton icon="menu" label="Open menu" onClick={() => dialog.current?.showModal()} />
      <dialog
        ref={dialog}
        className={styles.panel}
        aria-label="Menu"
        onClick={(event) => {
          // Only a click on the backdrop has the dialog itself as its target.
          if (event.target === dialog.current) close();
        }}
      >
        <div className={styles.content}>
          <div className={styles.top}>
            {user ? <SignedInAs user={user} /> : <span className={styles.title}>Menu</span>}
            <IconButton icon="close" label="Close menu" onClick={close} />
          </div>
          <nav aria-label="Menu">
            <ul className={styles.links}>
              {[...mainNavigation(user), ...(user ? accountNavigation(user) : [])].map((item) => (
                <li key={item.label}>
                  <Link to={item.to} search={item.search} onClick={close}>
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.bottom}>
            <ThemeChoice />
            {user ? (
              <button type="button" className={styles.signOut} onClick={signOut}>
                <Icon name="exit" /> Sign out
              </button>
            ) : (
              <div className={styles.actions}>
                <ButtonLink look="outline" to="/auth" onClick={close}>
                  Log In
                </ButtonLink>
                <ButtonLink look="accent" to="/auth" search={{ tab: 'register' }} onClick={close}>
                  Sign Up
                </ButtonLink>
              </div>
            )}
          </div>
        </div>
      </dialog>
    </>
  );
}

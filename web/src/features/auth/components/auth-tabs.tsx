import type { KeyboardEvent, ReactNode } from 'react';
import type { AuthTab } from '../auth-search.ts';
import styles from './auth-page.module.css';

const TABS: { value: AuthTab; label: string }[] = [
  { value: 'login', label: 'Login' },
  { value: 'register', label: 'Register' },
];

interface AuthTabsProps {
  value: AuthTab;
  onChange: (tab: AuthTab) => void;
  children: ReactNode;
}

/** The two tabs, moved between by arrow keys as well, over the panel of the current one. */
export function AuthTabs({ value, onChange, children }: AuthTabsProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const next = event.key === 'Home' || (event.key !== 'End' && value === 'register') ? 'login' : 'register';
    onChange(next);
    document.getElementById(`auth-tab-${next}`)?.focus();
  };
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label="Login or register" onKeyDown={onKeyDown}>
        {TABS.map((tab) => (
          <button
            key={tab.value}
            id={`auth-tab-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls="auth-panel"
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id="auth-panel" role="tabpanel" aria-labelledby={`auth-tab-${value}`}>
        {children}
      </div>
    </>
  );
}

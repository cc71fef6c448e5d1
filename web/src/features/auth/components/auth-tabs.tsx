import type { ReactNode } from 'react';
import { Tabs } from '../../../components/tabs.tsx';
import type { AuthTab } from '../auth-search.ts';

const TABS = [
  { value: 'login', label: 'Login' },
  { value: 'register', label: 'Register' },
] as const;

interface AuthTabsProps {
  value: AuthTab;
  onChange: (tab: AuthTab) => void;
  children: ReactNode;
}

/** The two tabs over the form of the current one. */
export function AuthTabs(props: AuthTabsProps) {
  return <Tabs label="Login or register" tabs={TABS} {...props} />;
}

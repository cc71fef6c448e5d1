import { ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import styles from './antd-provider.module.css';
import { antdTheme } from './antd-theme.ts';
import { useColorScheme } from './use-theme.ts';

const TABS = { className: styles.tabs };

/** Themes Ant Design components; import it lazily, because public pages do not need it. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const scheme = useColorScheme();
  const theme = useMemo(() => antdTheme(scheme), [scheme]);
  return (
    <ConfigProvider theme={theme} tooltip={{ mouseEnterDelay: 0.7 }} tabs={TABS}>
      {children}
    </ConfigProvider>
  );
}

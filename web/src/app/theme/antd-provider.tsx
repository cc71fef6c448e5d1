import { ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { antdTheme } from './antd-theme.ts';
import { useColorScheme } from './use-theme.ts';

/** Themes Ant Design components; import it lazily, because public pages do not need it. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const scheme = useColorScheme();
  const theme = useMemo(() => antdTheme(scheme), [scheme]);
  return (
    <ConfigProvider theme={theme} tooltip={{ mouseEnterDelay: 0.7 }}>
      {children}
    </ConfigProvider>
  );
}

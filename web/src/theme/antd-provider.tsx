import { ConfigProvider } from 'antd';
import { use, useMemo, type ReactNode } from 'react';
import styles from './antd-provider.module.css';
import { directionOf } from '@/lib/language/languages.ts';
import { language } from '@/lib/language/t.ts';
import { antdLocale } from './antd-locale.ts';
import { antdTheme } from './antd-theme.ts';
import { textSize } from './text-size.ts';
import { useColorScheme, useReducedMotion } from './use-theme.ts';

const TOOLTIP = { mouseEnterDelay: 0.7 };
const BUTTON = { className: styles.button };
const CARD = { className: styles.card };
const SEGMENTED = { className: styles.segmented };
const TABS = { className: styles.tabs };
const ALERT = { className: styles.alert };
const FORM = { className: styles.form };
const DESCRIPTIONS = { className: styles.facts };
const TAG = { className: styles.tag };
const SELECT = { className: styles.select };
const DATE_PICKER = { className: styles.date };

/** Themes Ant Design components; import it lazily, because public pages do not need it. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const scheme = useColorScheme();
  const isStill = useReducedMotion();
  const locale = antdLocale && use(antdLocale);
  const theme = useMemo(() => antdTheme(scheme, isStill, textSize()), [scheme, isStill]);
  return (
    <ConfigProvider
      theme={theme}
      direction={directionOf(language)}
      {...(locale && { locale })}
      tooltip={TOOLTIP}
      button={BUTTON}
      card={CARD}
      segmented={SEGMENTED}
      tabs={TABS}
      alert={ALERT}
      form={FORM}
      descriptions={DESCRIPTIONS}
      tag={TAG}
      select={SELECT}
      datePicker={DATE_PICKER}
    >
      {children}
    </ConfigProvider>
  );
}

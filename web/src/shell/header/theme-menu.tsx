import { Icon, type IconName } from '@/light/marks/icon.tsx';
import { LightMenu } from '@/light/controls/menu.tsx';
import { THEME_PREFERENCES, themeStore, type ThemePreference } from '@/theme/theme-preference.ts';
import { useColorScheme, useThemePreference } from '@/theme/use-theme.ts';
import { msg, t } from '@/lib/language/t.ts';
import styles from './theme-choice.module.css';

const LABELS: Record<ThemePreference, { label: string; icon: IconName }> = {
  light: { label: msg('Light'), icon: 'sun' },
  dark: { label: msg('Dark'), icon: 'moon' },
  system: { label: msg('System'), icon: 'screen' },
};

/** The theme switch of the header. */
export function ThemeMenu() {
  const preference = useThemePreference();
  const scheme = useColorScheme();
  return (
    <LightMenu label={t('Theme')} trigger={<Icon name={LABELS[scheme].icon} />}>
      {THEME_PREFERENCES.map((value) => (
        <button
          key={value}
          type="button"
          role="menuitemradio"
          aria-checked={value === preference}
          tabIndex={-1}
          onClick={() => themeStore.prefer(value)}
        >
          <Icon name={LABELS[value].icon} />
          {t(LABELS[value].label)}
          {value === preference ? (
            <span className={styles.mark}>
              <Icon name="check" />
            </span>
          ) : null}
        </button>
      ))}
    </LightMenu>
  );
}

/** The theme switch of the side panel: all three choices side by side. */
export function ThemeChoice() {
  const preference = useThemePreference();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('Theme')}</legend>
      {THEME_PREFERENCES.map((value) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name="theme"
            value={value}
            checked={value === preference}
            onChange={() => themeStore.prefer(value)}
          />
          <Icon name={LABELS[value].icon} />
          {t(LABELS[value].label)}
        </label>
      ))}
    </fieldset>
  );
}

import type { FormEvent } from 'react';
import { t } from '@/lib/language/t.ts';
import { LightButton } from './button.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { SuggestingField } from './suggesting-field.tsx';
import styles from './search-bar.module.css';

export interface SearchBarValues {
  keywords: string;
  location: string;
}

interface SearchBarProps {
  /** Initial values. */
  initial?: Partial<Record<keyof SearchBarValues, string | undefined>>;
  /** The target of the form without scripts. */
  action: string;
  /** Takes a single line on small screens. */
  isCompact?: boolean;
  onSearch: (values: SearchBarValues) => void;
}

/** Search fields for keywords and location. */
export function SearchBar({ initial, action, isCompact, onSearch }: SearchBarProps) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const value = (name: keyof SearchBarValues) => String(typed.get(name) ?? '').trim();
    onSearch({ keywords: value('keywords'), location: value('location') });
  };

  return (
    <form className={styles.search} data-compact={isCompact} role="search" action={action} onSubmit={search}>
      <SuggestingField
        name="keywords"
        kind="role"
        icon="search"
        label={t('Job title, keywords, or company')}
        initial={initial?.keywords}
      />
      <SuggestingField
        name="location"
        kind="place"
        icon="pin"
        label={t("Location or 'Remote'")}
        initial={initial?.location}
      />
      <LightButton type="submit" look="accent" size="large">
        <Icon name="search" />
        <span>{t('Search')}</span>
      </LightButton>
    </form>
  );
}

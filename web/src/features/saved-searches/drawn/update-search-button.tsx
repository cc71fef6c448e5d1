import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SavedSearchBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { useChangeSearch } from '../saved-search-mutations.ts';
import { savedSearchesQuery } from '../saved-search-queries.ts';
import { LightButton, LightButtonLink } from '@/light/controls/button.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import styles from './save-search-button.module.css';

interface UpdateSearchButtonProps {
  /** The saved search whose filters are edited. */
  id: number;
  /** The query string of the results. */
  search: string;
  /** Shown if the saved search no longer exists. */
  otherwise: ReactNode;
}

/** Replaces the filters of a saved search with those of the current results. */
export function UpdateSearchButton({ id, search, otherwise }: UpdateSearchButtonProps) {
  const { data, isError } = useQuery(savedSearchesQuery);
  const saved = data?.find((one) => one.id === id);
  if (saved) return <Update saved={saved} search={search} />;
  return data || isError ? otherwise : null;
}

function Update({ saved, search }: { saved: SavedSearchBody; search: string }) {
  const change = useChangeSearch(saved);
  if (inOrder(saved.search) === inOrder(search)) {
    return (
      <LightButtonLink look="quiet" size="small" to="/job-seeker/saved-searches">
        <Icon name="check" /> <span className={styles.label}>{t('Saved: manage searches')}</span>
      </LightButtonLink>
    );
  }
  return (
    <LightButton look="quiet" size="small" disabled={change.isPending} onClick={() => change.mutate({ search })}>
      <Icon name="bookmark" />{' '}
      <span className={styles.label}>{change.isPending ? t('Updating…') : t('Update saved search')}</span>
    </LightButton>
  );
}

function inOrder(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.sort();
  return parameters.toString();
}

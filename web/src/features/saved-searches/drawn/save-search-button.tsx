import { LightButton, LightButtonLink } from '@/light/controls/button.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { t } from '@/lib/language/t.ts';
import { useSaveSearch } from '../save-search.ts';
import styles from './save-search-button.module.css';

interface SaveSearchButtonProps {
  /** The query string of the results. */
  search: string;
  /** Undefined while loading, null when signed out. */
  viewer: { role: string } | null | undefined;
  /** Redirects a visitor to sign-in. */
  onVisitor: () => void;
}

/** Saves the search whose results are shown. Only job seekers can save; visitors are redirected. */
export function SaveSearchButton({ search, viewer, onVisitor }: SaveSearchButtonProps) {
  const save = useSaveSearch();
  if (viewer && viewer.role !== 'job_seeker') return null;
  if (save.isSuccess && save.variables === search) {
    return (
      <LightButtonLink look="quiet" size="small" to="/job-seeker/saved-searches">
        <Icon name="check" /> <span className={styles.label}>{t('Saved: manage searches')}</span>
      </LightButtonLink>
    );
  }
  return (
    <LightButton
      look="quiet"
      size="small"
      disabled={viewer === undefined || save.isPending}
      onClick={() => (viewer ? save.mutate(search) : onVisitor())}
    >
      <Icon name="bookmark" />{' '}
      <span className={styles.label}>{save.isPending ? t('Saving…') : t('Save this search')}</span>
    </LightButton>
  );
}

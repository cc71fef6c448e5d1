import { ButtonLink } from '@/components/layout/button-link.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { t } from '@/lib/language/t.ts';

/** Placeholder for a job seeker's applications. */
export function NoApplications() {
  return (
    <EmptyState text={t("You haven't applied to any jobs yet")}>
      <ButtonLink to="/job-seeker/search">{t('Browse Jobs')}</ButtonLink>
    </EmptyState>
  );
}

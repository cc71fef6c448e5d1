import { Spinner } from '@/light/marks/spinner.tsx';
import { t } from '@/lib/language/t.ts';

/** Placeholder for a loading listing. */
export function LoadingJob() {
  return <Spinner label={t('Loading job details...')} isLabeled />;
}

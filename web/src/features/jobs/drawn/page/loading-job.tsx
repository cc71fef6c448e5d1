import { Spinner } from '@/light/marks/spinner.tsx';

/** Placeholder for a loading listing. */
export function LoadingJob() {
  return <Spinner label="Loading job details..." isLabeled />;
}

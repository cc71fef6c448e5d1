import { Spinner } from '@/public/marks/spinner.tsx';

/** Stands where a listing will. */
export function LoadingJob() {
  return <Spinner label="Loading job details..." isLabelled />;
}

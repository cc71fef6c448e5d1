import { ButtonLink } from '@/components/layout/button-link.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';

/** Placeholder for a job seeker's applications. */
export function NoApplications() {
  return (
    <EmptyState text="You haven't applied to any jobs yet">
      <ButtonLink to="/job-seeker/search">Browse Jobs</ButtonLink>
    </EmptyState>
  );
}

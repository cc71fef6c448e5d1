import { SelectField } from '@/public/select-field.tsx';
import { APPLICATION_STATUSES, statusLabel, type ApplicationStatus } from '@/lib/application-status.ts';
import { oneOf } from '@/lib/search-params.ts';
import { useSetStatus } from '@/features/applications/application-review-mutations.ts';

const OPTIONS = APPLICATION_STATUSES.map((status) => ({ value: status, label: statusLabel(status) }));

/** Where an application stands, saved as soon as another status is chosen. */
export function StatusSelect({ id, status }: { id: number; status: ApplicationStatus }) {
  const change = useSetStatus(id);
  return (
    <SelectField
      label="Application status"
      unmarked
      options={OPTIONS}
      // While it is being saved the chosen one is shown; a failure brings the old one back.
      value={change.isPending ? change.variables : status}
      // Disabled, it would lose the focus.
      aria-busy={change.isPending}
      hint={change.isPending ? 'Saving…' : 'The applicant sees the status, never your notes.'}
      onValue={(value) => {
        const chosen = oneOf(APPLICATION_STATUSES, value);
        if (chosen && !change.isPending) change.mutate(chosen);
      }}
    />
  );
}

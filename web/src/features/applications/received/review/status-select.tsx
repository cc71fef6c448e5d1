import { Select } from 'antd';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { useMayHire } from '@/lib/access/company-role.ts';
import { StatusTag } from '@/components/display/status-tag.tsx';
import { APPLICATION_STATUSES, statusLabel, type ApplicationStatus } from '@/lib/rules/application-status.ts';
import { useSetStatus } from '../received-application-mutations.ts';
import styles from './status-select.module.css';

const OPTIONS = APPLICATION_STATUSES.map((status) => ({ value: status, label: statusLabel(status) }));

const renderTag = ({ value }: { value?: unknown }) => <StatusTag status={value as ApplicationStatus} />;

interface StatusSelectProps {
  application: ReceivedApplicationBody;
  label: string;
  size?: 'small' | 'middle';
}

/** The status of an application, saved as soon as another one is chosen; withdrawn applications and those for removed jobs keep theirs. */
export function StatusSelect({ application, label, size = 'middle' }: StatusSelectProps) {
  const change = useSetStatus(application);
  const mayHire = useMayHire();
  if (application.withdrawnAt !== null) return <StatusTag status="withdrawn" />;
  if (application.job.isRemoved || !mayHire) return <StatusTag status={application.status} />;
  // After a failure, the old status is shown again.
  const shown = change.isPending ? change.variables : application.status;
  return (
    <div className={styles.unannounced}>
      <Select<ApplicationStatus>
        aria-label={label}
        // Instead of what antd announces: the value of an option that is rendered as a tag, in English.
        aria-description={statusLabel(shown)}
        size={size}
        aria-busy={change.isPending}
        // Screen readers announce only some options of a virtual list.
        virtual={false}
        options={OPTIONS}
        optionRender={renderTag}
        labelRender={renderTag}
        value={shown}
        onChange={(chosen) => {
          if (!change.isPending) change.mutate(chosen);
        }}
        style={size === 'small' ? { minWidth: '8rem', width: '100%' } : { minWidth: '10rem' }}
      />
    </div>
  );
}

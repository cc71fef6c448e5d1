import { Link } from '@tanstack/react-router';
import { Alert } from 'antd';
import type { JobBody } from '@/api/generated/types.gen';

/** Why an admin rejected or archived a listing, and how its employer can object. */
export function DecisionNote({ job }: { job: JobBody }) {
  const { decision } = job;
  if (!decision?.sentence || !(job.isRejected || job.archivedBy === 'admin')) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={job.isRejected ? 'We did not approve this listing' : 'We archived this listing'}
      description={
        <>
          <p>
            {decision.sentence} {decision.text}
          </p>
          <p>
            {job.isRejected ? 'Change the listing, and we review it again. ' : null}A person made this decision; it was
            not automated. If you think it is wrong,{' '}
            <Link to="/about/$topic" params={{ topic: 'contact-us' }}>
              write to us
            </Link>{' '}
            within six months, and a person looks at it again.
          </p>
        </>
      }
    />
  );
}

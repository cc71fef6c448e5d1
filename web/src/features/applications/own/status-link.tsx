import { Link } from '@tanstack/react-router';
import type { OwnApplicationBody } from '@/api/generated/types.gen';
import { StatusTag } from '@/components/display/status-tag.tsx';
import { displayedStatus } from '@/lib/rules/application-status.ts';
import { t } from '@/lib/language/t.ts';

interface StatusLinkProps {
  application: Pick<OwnApplicationBody, 'id' | 'status' | 'withdrawnAt'> & { job: { title: string } };
}

/** The status of an application, linked to its page. */
export function StatusLink({ application }: StatusLinkProps) {
  const { id, job } = application;
  return (
    <Link to="/job-seeker/application/$id" params={{ id }}>
      <StatusTag status={displayedStatus(application)} />
      <span className="visually-hidden"> {t('Your application for {title}', { title: job.title })}</span>
    </Link>
  );
}

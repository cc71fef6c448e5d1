import type { AppliedJobBody, OwnApplicationBody } from '@/api/generated/types.gen';
import { OwnApplications } from '@/features/applications/own/own-applications.tsx';
import { ApplicationInterview } from '@/features/interviews/application-interview.tsx';
import { MessageButton } from '@/features/messaging/start/message-button.tsx';
import { t } from '@/lib/language/t.ts';

/** The user's applications, each with a button to message the employer. */
export function SeekerApplications() {
  return (
    <OwnApplications
      renderContact={(job) => <SeekerContact job={job} />}
      renderInterview={(application) => <SeekerInterview application={application} />}
    />
  );
}

/** Messages the employer of a listing. */
export function SeekerContact({ job: { id, employerId, title, company } }: { job: AppliedJobBody }) {
  return <MessageButton label={t('Message')} whom={company} participantId={employerId} jobId={id} title={title} />;
}

/** The interview for an application, if any. */
export function SeekerInterview({ application: { id } }: { application: Pick<OwnApplicationBody, 'id'> }) {
  return (
    <ApplicationInterview applicationId={id} reader="applicant" isOpen={false}>
      {(content) => (
        <section aria-label={t('Interview')}>
          <h3>{t('Interview')}</h3>
          {content}
        </section>
      )}
    </ApplicationInterview>
  );
}

import { OwnApplications } from '@/features/applications/own/own-applications.tsx';
import { ApplicationInterview } from '@/features/interviews/application-interview.tsx';
import { MessageButton } from '@/features/messaging/start/message-button.tsx';
import { t } from '@/lib/language/t.ts';

/** The user's applications, each with a button to message the employer. */
export function SeekerApplications() {
  return (
    <OwnApplications
      renderContact={({ id, employerId, title, company }) => (
        <MessageButton label={t('Message')} whom={company} participantId={employerId} jobId={id} title={title} />
      )}
      renderInterview={({ id }) => (
        <ApplicationInterview applicationId={id} reader="applicant" isOpen={false}>
          {(content) => (
            <section aria-label={t('Interview')}>
              <h3>{t('Interview')}</h3>
              {content}
            </section>
          )}
        </ApplicationInterview>
      )}
    />
  );
}

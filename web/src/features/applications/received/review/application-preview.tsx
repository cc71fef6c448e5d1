import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import styles from './application-preview.module.css';

/** The cover letter and contact details of an application, for screening many without opening each. */
export function ApplicationPreview({ application }: { application: ReceivedApplicationBody }) {
  const { user, job, withdrawnAt, jobSeekerProfile, coverLetter } = application;
  const closed = withdrawnAt !== null ? t('Withdrawn') : job.isRemoved ? t('Our team removed this job.') : undefined;
  return (
    <div className={styles.preview}>
      <p className={coverLetter ? styles.letter : styles.none}>{coverLetter || t('No cover letter.')}</p>
      <p className={styles.contact}>
        {closed ?? <a href={`mailto:${user.email}`}>{user.email}</a>}
        {[jobSeekerProfile.phone, jobSeekerProfile.location].map((fact) =>
          fact ? (
            <span key={fact}>
              {' '}
              · <bdi>{fact}</bdi>
            </span>
          ) : null,
        )}
      </p>
    </div>
  );
}

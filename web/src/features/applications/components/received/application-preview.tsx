import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import styles from './application-preview.module.css';

/** What an application says in short, to sort many of them out without opening each. */
export function ApplicationPreview({ application }: { application: ReceivedApplicationBody }) {
  const { user, jobSeekerProfile, coverLetter } = application;
  return (
    <div className={styles.preview}>
      <p className={coverLetter ? styles.letter : styles.none}>
        {coverLetter || 'This application came without a cover letter.'}
      </p>
      <p className={styles.contact}>
        <a href={`mailto:${user.email}`}>{user.email}</a>
        {[jobSeekerProfile.phone, jobSeekerProfile.location].map((fact) =>
          fact ? <span key={fact}> · {fact}</span> : null,
        )}
      </p>
    </div>
  );
}

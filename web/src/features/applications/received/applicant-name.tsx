import { Link } from '@tanstack/react-router';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { isUnread } from './received-application.ts';
import type { ReceivedApplicationsSearch } from './list/received-applications-search.ts';
import styles from './applicant-name.module.css';

interface ApplicantNameProps {
  application: ReceivedApplicationBody;
  /** The list that the review steps through. */
  filter?: ReceivedApplicationsSearch;
}

/** The applicant's name, linked to the review of the application; marked until it was opened. */
export function ApplicantName({ application, filter }: ApplicantNameProps) {
  const { id, user, jobSeekerProfile } = application;
  const { headline } = jobSeekerProfile;
  const isNew = isUnread(application);
  return (
    <span className={styles.person} data-unread={isNew}>
      {isNew ? <span className="visually-hidden">{t('Unread:')} </span> : null}
      <Link to="/employer/application/$id" params={{ id }} search={filter ?? {}}>
        <bdi>{user.fullName}</bdi>
      </Link>{' '}
      {headline ? (
        <small dir="auto" title={headline}>
          {headline}
        </small>
      ) : null}
    </span>
  );
}

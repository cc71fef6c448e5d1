import { Link } from '@tanstack/react-router';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { Avatar } from '@/public/avatar.tsx';
import styles from './applicant-name.module.css';

/** Who sent an application, leading to its review. */
export function ApplicantName({ application }: { application: ReceivedApplicationBody }) {
  const { id, user, jobSeekerProfile } = application;
  return (
    <span className={styles.person}>
      <Avatar name={user.fullName} image={user.avatar} />
      <span>
        <Link to="/employer/application/$id" params={{ id: String(id) }}>
          {user.fullName}
        </Link>
        {jobSeekerProfile.headline ? <small>{jobSeekerProfile.headline}</small> : null}
      </span>
    </span>
  );
}

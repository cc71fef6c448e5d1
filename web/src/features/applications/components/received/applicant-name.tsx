import { Link } from '@tanstack/react-router';
import { Flex, Tag } from 'antd';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { PersonAvatar } from '@/components/display/person-avatar.tsx';
import type { ReceivedApplicationsSearch } from '@/features/applications/received/received-applications-search.ts';
import styles from './applicant-name.module.css';

interface ApplicantNameProps {
  application: ReceivedApplicationBody;
  /** The list that the review steps through. */
  filter?: ReceivedApplicationsSearch | undefined;
}

/** The applicant's name, linked to the review of the application. */
export function ApplicantName({ application, filter }: ApplicantNameProps) {
  const { id, user, jobSeekerProfile, missesMustHave } = application;
  return (
    <Flex align="center" gap="small" className={styles.person ?? ''}>
      <PersonAvatar name={user.fullName} image={user.avatar} />
      <span>
        <Link to="/employer/application/$id" params={{ id: String(id) }} search={filter ?? {}}>
          <bdi>{user.fullName}</bdi>
        </Link>
        {missesMustHave ? (
          <Tag color="warning" style={{ marginInlineStart: '0.5rem' }}>
            Misses a must-have
          </Tag>
        ) : null}
        {jobSeekerProfile.headline ? <small dir="auto">{jobSeekerProfile.headline}</small> : null}
      </span>
    </Flex>
  );
}

import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import {
  CERTIFICATIONS,
  EDUCATION,
  WORK_EXPERIENCE,
} from '@/features/profiles/components/job-seeker/sections/entry-kinds.ts';
import { EntrySection } from '@/features/profiles/components/job-seeker/sections/entry-section.tsx';
import { ResumeSection } from '@/features/profiles/components/job-seeker/sections/resume-section.tsx';

interface TabProps {
  profile: JobSeekerProfileBody;
}

/** Where a job seeker learned. */
export function EducationTab({ profile }: TabProps) {
  return <EntrySection kind={EDUCATION} profile={profile} />;
}

/** What a job seeker is certified for. */
export function CertificationsTab({ profile }: TabProps) {
  return <EntrySection kind={CERTIFICATIONS} profile={profile} />;
}

/** The resume of a job seeker, and where they worked. */
export function ResumeTab({ profile }: TabProps) {
  return (
    <>
      <ResumeSection profile={profile} />
      <EntrySection kind={WORK_EXPERIENCE} profile={profile} />
    </>
  );
}

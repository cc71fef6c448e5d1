import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { CERTIFICATIONS, EDUCATION, WORK_EXPERIENCE } from './sections/entry-kinds.ts';
import { EntrySection } from './sections/entry-section.tsx';
import { ResumeSection } from './sections/resume-section.tsx';

interface TabProps {
  profile: JobSeekerProfileBody;
}

export function EducationTab({ profile }: TabProps) {
  return <EntrySection kind={EDUCATION} profile={profile} />;
}

export function CertificationsTab({ profile }: TabProps) {
  return <EntrySection kind={CERTIFICATIONS} profile={profile} />;
}

/** The resume and work experience of a job seeker. */
export function ResumeTab({ profile }: TabProps) {
  return (
    <>
      <ResumeSection profile={profile} />
      <EntrySection kind={WORK_EXPERIENCE} profile={profile} />
    </>
  );
}

import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { CERTIFICATIONS, EDUCATION, PAPERS_SECTION, WORK_EXPERIENCE } from '../sections/entry-kinds.ts';
import { EntrySection } from '../sections/entry-section.tsx';
import { ResumeSection } from '../sections/resume-section.tsx';

interface TabProps {
  profile: JobSeekerProfileBody;
}

export function EducationTab({ profile }: TabProps) {
  return <EntrySection kind={EDUCATION} profile={profile} />;
}

/** The certifications of a job seeker, and the papers that only companies they apply to see. */
export function CertificationsTab({ profile }: TabProps) {
  return (
    <>
      <EntrySection kind={PAPERS_SECTION} profile={profile} />
      <EntrySection kind={CERTIFICATIONS} profile={profile} />
    </>
  );
}

/** The work experience of a job seeker, which needs no file, and the resume. */
export function ResumeTab({ profile }: TabProps) {
  return (
    <>
      <EntrySection kind={WORK_EXPERIENCE} profile={profile} />
      <ResumeSection profile={profile} />
    </>
  );
}

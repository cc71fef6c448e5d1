import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { Icon } from '@/public/icon.tsx';
import { UploadControl } from '@/public/upload-control.tsx';
import { useResumeUpload } from '@/features/profiles/upload-mutations.ts';
import { acceptOf, RESUME_RULES } from '@/features/profiles/upload-rules.ts';
import styles from './editor.module.css';
import { EditorSection } from './editor-section.tsx';

const TIPS = [
  ['Tourism experience', 'Put hotels, tours, flights and kitchens first, with the season and the number of guests.'],
  ['Language skills', 'Say which languages you work in and how well, also for a few words at the counter.'],
  ['Cultural awareness', 'Mention the places you lived or trained in and the guests you know how to welcome.'],
  ['Specific achievements', 'Prefer figures to adjectives: review scores, occupancy, teams led, tours sold.'],
] as const;

const DOWNLOAD = '/api/profile/job-seeker/resume';

/** The resume that goes along with applications, and advice for writing one. */
export function ResumeSection({ profile: { resume } }: { profile: JobSeekerProfileBody }) {
  const upload = useResumeUpload();
  return (
    <>
      <EditorSection
        title="Resume"
        hint="It goes along with your applications; only the employers you apply to can read it."
      >
        {resume === null ? (
          <p className={styles.none}>No resume uploaded yet.</p>
        ) : (
          <div className={styles.file}>
            <strong>
              <Icon name="check" /> Resume uploaded
            </strong>
            <a href={DOWNLOAD} download>
              Download your resume
            </a>
          </div>
        )}
        <UploadControl
          label={resume === null ? 'Upload Resume' : 'Replace Resume'}
          hint="PDF, DOC or DOCX, up to 5 MB."
          accept={acceptOf(RESUME_RULES)}
          sending={upload.sending}
          refusal={upload.refusal}
          onPick={upload.send}
        />
      </EditorSection>
      <EditorSection title="What makes a resume stand out">
        <ul className={styles.tips}>
          {TIPS.map(([title, text]) => (
            <li key={title}>
              <Icon name="star" />
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </EditorSection>
    </>
  );
}

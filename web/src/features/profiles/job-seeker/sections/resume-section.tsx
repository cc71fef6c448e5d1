import { Alert } from 'antd';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { FileUpload } from '../../uploads/file-upload.tsx';
import { useResumeUpload } from '../../uploads/upload-mutations.ts';
import { RESUME_RULES } from '@/lib/rules/upload-rules.ts';
import { Icon } from '@/light/marks/icon.tsx';
import styles from '../editor.module.css';
import { EditorSection } from './editor-section.tsx';

const TIPS = [
  ['Tourism experience', 'Put hotels, tours, flights and kitchens first, with the season and the number of guests.'],
  ['Language skills', 'Name the languages you work in and your level, even if it is only a few words at the counter.'],
  ['Cultural awareness', 'Mention where you lived or trained, and the guests you know how to welcome.'],
  ['Specific achievements', 'Prefer figures to adjectives: review scores, occupancy, teams led, tours sold.'],
] as const;

const DOWNLOAD = '/api/profile/job-seeker/resume';

/** The resume that is sent with applications, and tips for writing one. */
export function ResumeSection({ profile: { resume } }: { profile: JobSeekerProfileBody }) {
  const upload = useResumeUpload();
  return (
    <>
      <EditorSection title="Resume" hint="Sent with your applications. Only the employers you apply to can read it.">
        {resume === null ? (
          <EmptyState text="No resume uploaded yet." />
        ) : (
          <Alert
            type="success"
            role="status"
            showIcon
            title={
              <>
                Resume uploaded.{' '}
                <a href={DOWNLOAD} download>
                  Download your resume
                </a>
              </>
            }
          />
        )}
        <FileUpload
          label={resume === null ? 'Upload Resume' : 'Replace Resume'}
          hint="PDF, DOC or DOCX, up to 5 MB."
          rules={RESUME_RULES}
          upload={upload}
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

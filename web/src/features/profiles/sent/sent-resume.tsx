import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { FileUpload } from '../uploads/file-upload.tsx';
import { useResumeUpload } from '../uploads/upload-mutations.ts';
import { RESUME_RULES } from '@/lib/rules/upload-rules.ts';

/** The resume that an application includes, and a way to replace it. */
export function SentResume({ profile: { resume } }: { profile: JobSeekerProfileBody }) {
  const upload = useResumeUpload();
  return (
    <>
      <p>
        {resume === null ? (
          'You have not uploaded a resume. You can apply without one.'
        ) : (
          <>
            The resume on your profile will be sent.{' '}
            <a href={resume} target="_blank" rel="noreferrer">
              Open it<span className="visually-hidden"> in a new tab</span>
            </a>
          </>
        )}
      </p>
      <FileUpload
        label={resume === null ? 'Upload Resume' : 'Send Another Resume'}
        hint="PDF, DOC or DOCX, up to 5 MB. It replaces the one on your profile."
        rules={RESUME_RULES}
        upload={upload}
      />
    </>
  );
}

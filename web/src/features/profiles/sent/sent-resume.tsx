import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { Trans } from '@/lib/language/trans.tsx';
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
          t('You have not uploaded a resume. You can apply without one.')
        ) : (
          <>
            {t('The resume on your profile will be sent.')}{' '}
            <a href={resume} target="_blank" rel="noreferrer">
              <Trans id="Open it<0> in a new tab</0>" components={{ 0: <span className="visually-hidden" /> }} />
            </a>
          </>
        )}
      </p>
      <FileUpload
        label={resume === null ? t('Upload Resume') : t('Send Another Resume')}
        hint={t('PDF, DOC or DOCX, up to 5 MB. It replaces the one on your profile.')}
        rules={RESUME_RULES}
        upload={upload}
      />
    </>
  );
}

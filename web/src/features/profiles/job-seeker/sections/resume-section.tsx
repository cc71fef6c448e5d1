import { Alert, Button } from 'antd';
import type { JobSeekerProfileBody, ResumeFileBody } from '@/api/generated/types.gen';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { inLanguage } from '@/lib/language/chosen-language.ts';
import { currentLanguage, t } from '@/lib/language/t.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import { Trans } from '@/lib/language/trans.tsx';
import { FileUpload } from '../../uploads/file-upload.tsx';
import { useRemoveResume, useResumeUpload } from '../../uploads/upload-mutations.ts';
import { RESUME_RULES } from '@/lib/rules/upload-rules.ts';
import { Icon } from '@/light/marks/icon.tsx';
import styles from '../editor.module.css';
import { EditorSection } from './editor-section.tsx';

const TIPS = [
  [
    t('Tourism experience'),
    t('Put hotels, tours, flights and kitchens first, with the season and the number of guests.'),
  ],
  [
    t('Language skills'),
    t('Name the languages you work in and your level, even if it is only a few words at the counter.'),
  ],
  [t('Cultural awareness'), t('Mention where you lived or trained, and the guests you know how to welcome.')],
  [t('Specific achievements'), t('Prefer figures to adjectives: review scores, occupancy, teams led, tours sold.')],
] as const;

const DOWNLOAD = '/api/profile/job-seeker/resume';

/** The resume that is sent with applications, and tips for writing one. */
export function ResumeSection({ profile: { resume, resumeFile } }: { profile: JobSeekerProfileBody }) {
  const upload = useResumeUpload();
  return (
    <>
      <EditorSection
        title={t('Resume')}
        hint={t('Sent with your applications. Only the employers you apply to can read it.')}
      >
        {resume === null ? <EmptyState text={t('No resume uploaded yet.')} /> : <UploadedResume file={resumeFile} />}
        <FileUpload
          label={resume === null ? t('Upload Resume') : t('Replace Resume')}
          hint={t('PDF, DOC or DOCX, up to 5 MB.')}
          rules={RESUME_RULES}
          upload={upload}
        />
        <Button href={inLanguage(currentLanguage(), '/job-seeker/resume')} className={styles.start}>
          {t('Make a Resume From Your Profile')}
        </Button>
      </EditorSection>
      <EditorSection title={t('What makes a resume stand out')}>
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

/** Says what was uploaded and when, and removes it. */
function UploadedResume({ file }: { file: ResumeFileBody | null }) {
  const remove = useRemoveResume();
  const download = (
    <a href={DOWNLOAD} download>
      …
    </a>
  );
  return (
    <Alert
      type="success"
      role="status"
      showIcon
      title={<Trans id="Resume uploaded. <0>Download your resume</0>" components={{ 0: download }} />}
      description={
        file ? (
          <>
            <bdi>{file.fileName}</bdi> · {formatDate(file.uploadedAt)}
          </>
        ) : null
      }
      action={
        <Confirm
          title={t('Remove your resume?')}
          description={t('Employers you applied to keep the one they received.')}
          okText={t('Remove')}
          okButtonProps={{ danger: true }}
          onConfirm={() => remove.mutate()}
        >
          <Button disabled={remove.isPending}>{t('Remove')}</Button>
        </Confirm>
      }
    />
  );
}

import { Modal } from 'antd';
import type { PublicJobBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { JobPage } from '../drawn/page/job-page.tsx';
import { mustHaveOf } from '@/lib/rules/screening.ts';
import styles from './job-preview.module.css';

interface JobPreviewProps {
  job: PublicJobBody;
  onClose: () => void;
}

/** A preview of a listing's page and of its questions. */
export function JobPreview({ job, onClose }: JobPreviewProps) {
  return (
    <Modal open title={t('As applicants will see it')} width="72rem" footer={null} onCancel={onClose}>
      <div className={styles.preview}>
        <JobPage job={job} applyCard={null} />
        {job.questions.length > 0 ? (
          <section>
            <h2>{t('Questions when applying')}</h2>
            <ol>
              {job.questions.map((question) => (
                <li key={question.question}>
                  {question.question}
                  {mustHaveOf(question) ? ` ${t('(must-have: {mustHave})', { mustHave: mustHaveOf(question) })}` : null}
                </li>
              ))}
            </ol>
          </section>
        ) : null}
      </div>
    </Modal>
  );
}

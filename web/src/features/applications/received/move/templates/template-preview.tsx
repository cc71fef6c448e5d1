import type { CSSProperties } from 'react';
import type { MessageTemplateBody, ReceivedApplicationBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { fillTemplate } from './fill-template.ts';
import styles from '../move.module.css';

interface TemplatePreviewProps {
  template: Pick<MessageTemplateBody, 'subject' | 'body'>;
  sample: ReceivedApplicationBody;
  hint: string;
  style?: CSSProperties;
}

/** What the applicant of the sample would read. */
export function TemplatePreview({ template: { subject, body }, sample, hint, style }: TemplatePreviewProps) {
  return (
    <section aria-label={t('Preview')} className={styles.message} style={style}>
      <p className={styles.hint}>{hint}</p>
      {subject ? <strong>{fillTemplate(subject, sample)}</strong> : null}
      <p dir="auto" className="as-written">
        {fillTemplate(body, sample)}
      </p>
    </section>
  );
}

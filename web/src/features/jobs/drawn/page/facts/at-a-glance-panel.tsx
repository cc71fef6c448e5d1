import type { PublicJobBody } from '@/api/generated/types.gen';
import { LabeledFacts } from '@/light/blocks/labeled-facts.tsx';
import { t } from '@/lib/language/t.ts';
import { glanceOf } from './at-a-glance.ts';
import styles from '../job-page.module.css';

/** The main facts of a listing, if it states any. */
export function AtAGlancePanel({ job }: { job: PublicJobBody }) {
  const facts = glanceOf(job);
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="at-a-glance">
      <h2 id="at-a-glance">{t('At a Glance')}</h2>
      <LabeledFacts facts={facts} className={styles.glance} />
    </section>
  );
}

import { hotel } from '@/light/scenes/pictures.ts';
import { Scene } from '@/light/scenes/scene.tsx';
import { t } from '@/lib/language/t.ts';
import styles from './posting-guide.module.css';

const STEPS = [
  [t('Submit'), t('Fill in the form and send your listing.')],
  [t('Team review'), t('Our team reviews it, typically within 24 hours.')],
  [t('It goes live'), t('Once approved, your listing appears in search results.')],
  [t('Receive applications'), t('Review them on your dashboard.')],
] as const;

const TIPS = [
  t('Name the job the way people search for it: “Front Office Manager”, not “Guest happiness hero”.'),
  t('Describe a typical day, the team and the season.'),
  t('State pay, tips and extras such as housing and meals.'),
  t('Ask only for what someone needs on their first day.'),
];

export function PostingGuide() {
  return (
    <aside className={styles.guide} aria-label={t('Tips for your listing')}>
      <Scene picture={hotel} className={styles.scene} />
      <section>
        <h2>{t('How posting works')}</h2>
        <ol className={styles.steps}>
          {STEPS.map(([title, text]) => (
            <li key={title}>
              <strong>{title}</strong>
              {text}
            </li>
          ))}
        </ol>
        <p className={styles.note}>{t('Listings stay active for 30 days unless specified otherwise.')}</p>
      </section>
      <section>
        <h2>{t('Tips for a good listing')}</h2>
        <ul className={styles.tips}>
          {TIPS.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

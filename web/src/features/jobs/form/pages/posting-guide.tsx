import { hotel } from '@/light/scenes/pictures.ts';
import { Scene } from '@/light/scenes/scene.tsx';
import styles from './posting-guide.module.css';

const STEPS = [
  ['Submit', 'Fill in the form and send your listing.'],
  ['Team review', 'Our team reviews it, typically within 24 hours.'],
  ['It goes live', 'Once approved, your listing appears in search results.'],
  ['Receive applications', 'Review them on your dashboard.'],
] as const;

const TIPS = [
  'Name the job the way people search for it: “Front Office Manager”, not “Guest happiness hero”.',
  'Describe a typical day, the team and the season.',
  'State pay, tips and extras such as housing and meals.',
  'Ask only for what someone needs on their first day.',
];

export function PostingGuide() {
  return (
    <aside className={styles.guide} aria-label="Tips for your listing">
      <Scene picture={hotel} className={styles.scene} />
      <section>
        <h2>How posting works</h2>
        <ol className={styles.steps}>
          {STEPS.map(([title, text]) => (
            <li key={title}>
              <strong>{title}</strong>
              {text}
            </li>
          ))}
        </ol>
        <p className={styles.note}>Listings stay active for 30 days unless specified otherwise.</p>
      </section>
      <section>
        <h2>Tips for a good listing</h2>
        <ul className={styles.tips}>
          {TIPS.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

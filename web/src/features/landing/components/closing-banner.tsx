import { ButtonLink } from '@/public/controls/button.tsx';
import { LaterVoyageScene } from '@/scenes/later-scenes.tsx';
import { SceneWhenNear } from '@/scenes/scene-when-near.tsx';
import styles from './closing-banner.module.css';

/** The last word of the landing page. */
export function ClosingBanner() {
  return (
    <section className={`page ${styles.banner}`}>
      <div className={styles.words}>
        <h2>Ready to Find Your Perfect Tourism Job?</h2>
        <div className={styles.actions}>
          <ButtonLink look="accent" size="large" to="/auth" search={{ role: 'job-seeker' }}>
            Job Seeker Sign Up
          </ButtonLink>
          <ButtonLink look="outline" size="large" className={styles.second} to="/auth" search={{ role: 'employer' }}>
            Employer Sign Up
          </ButtonLink>
        </div>
      </div>
      <SceneWhenNear scene={LaterVoyageScene} className={styles.scene} />
    </section>
  );
}

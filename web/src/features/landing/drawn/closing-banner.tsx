import { voyage } from '@/light/scenes/pictures.ts';
import { Scene } from '@/light/scenes/scene.tsx';
import { LightButtonLink } from '@/light/controls/button.tsx';
import { t } from '@/lib/language/t.ts';
import styles from './closing-banner.module.css';

/** The banner at the end of the landing page. */
export function ClosingBanner() {
  return (
    <section className={`page ${styles.banner}`}>
      <div className={styles.words}>
        <h2>{t('Ready to Find Your Perfect Tourism Job?')}</h2>
        <div className={styles.actions}>
          <LightButtonLink look="accent" size="large" to="/auth" search={{ role: 'job-seeker' }}>
            {t('Job Seeker Sign Up')}
          </LightButtonLink>
          <LightButtonLink
            look="outline"
            size="large"
            className={styles.second}
            to="/auth"
            search={{ role: 'employer' }}
          >
            {t('Employer Sign Up')}
          </LightButtonLink>
        </div>
      </div>
      <Scene picture={voyage} className={styles.scene} />
    </section>
  );
}

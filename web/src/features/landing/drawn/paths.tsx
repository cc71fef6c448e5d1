import type { ReactNode } from 'react';
import { hotel, lodge } from '@/light/scenes/pictures.ts';
import { Scene } from '@/light/scenes/scene.tsx';
import { LightButtonLink } from '@/light/controls/button.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { t } from '@/lib/language/t.ts';
import styles from './paths.module.css';

/** The entry points for job seekers and employers. */
export function Paths() {
  return (
    <section className={`page ${styles.paths}`} aria-labelledby="paths-title">
      <h2 id="paths-title">{t('Choose Your Path in Tourism')}</h2>
      <div className={styles.cards}>
        <PathCard
          title={t('Job Seeker')}
          text={t('Find and save jobs, apply with your profile, and hear from employers directly.')}
          scene={<Scene picture={lodge} className={styles.scene} />}
        >
          <LightButtonLink size="large" to="/auth" search={{ role: 'job-seeker' }}>
            {t('Find Jobs')} <Icon name="arrow" />
          </LightButtonLink>
        </PathCard>
        <PathCard
          title={t('Employer')}
          text={t('Post your openings, review applications, and message the people you want on your team.')}
          scene={<Scene picture={hotel} className={styles.scene} />}
        >
          <LightButtonLink size="large" to="/auth" search={{ role: 'employer' }}>
            {t('Post Jobs')} <Icon name="arrow" />
          </LightButtonLink>
        </PathCard>
      </div>
    </section>
  );
}

function PathCard({
  title,
  text,
  scene,
  children,
}: Record<'title' | 'text', string> & Record<'scene' | 'children', ReactNode>) {
  return (
    <article className={styles.card}>
      {scene}
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
    </article>
  );
}

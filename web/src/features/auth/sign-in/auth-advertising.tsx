import { voyage } from '@/light/scenes/pictures.ts';
import { Scene } from '@/light/scenes/scene.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { t } from '@/lib/language/t.ts';
import styles from './auth-advertising.module.css';

const CLAIMS = [
  t('Connections with employers in hotels, cruise lines and airlines'),
  t('Opportunities in over 120 countries'),
  t('Roles from entry level to executive'),
];

/** Reasons to join. */
export function AuthAdvertising() {
  return (
    <aside className={styles.poster} aria-label={t('Why Wayfare')}>
      <Scene picture={voyage} className={styles.scene} />
      <div className={styles.words}>
        <h2>{t('Your next season starts here')}</h2>
        <ul className={styles.claims}>
          {CLAIMS.map((claim) => (
            <li key={claim}>
              <Icon name="check" />
              {claim}
            </li>
          ))}
        </ul>
        <figure className={styles.testimonial}>
          <blockquote>
            {t(
              '“I applied from the staff cabin on my last evening at sea. Three weeks later I was opening a beach hotel as its front office manager.”',
            )}
          </blockquote>
          <figcaption>{t('Elena, front office manager')}</figcaption>
        </figure>
      </div>
    </aside>
  );
}

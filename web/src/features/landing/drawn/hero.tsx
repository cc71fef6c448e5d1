import { harborSky } from '@/light/scenes/pictures.ts';
import { Scene } from '@/light/scenes/scene.tsx';
import { t } from '@/lib/language/t.ts';
import styles from './hero.module.css';
import { HeroSearch } from './hero-search.tsx';

/** The headline above the harbor. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{t('Find Your Dream Job in Tourism & Hospitality')}</h1>
        <p>{t('Connect with top employers from across the global travel industry')}</p>
        <HeroSearch />
      </div>
      {/* After the text, whose height positions it, because browsers may paint before everything is parsed. */}
      <Scene picture={harborSky} loading="eager" className={styles.scene} />
    </section>
  );
}

import { harbourSky } from '@/scenes/pictures.ts';
import { Scene } from '@/scenes/scene.tsx';
import styles from './hero.module.css';
import { HeroSearch } from './hero-search.tsx';

/** The headline over the harbour. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>Find Your Dream Job in Tourism &amp; Hospitality</h1>
        <p>Connect with top employers from across the global travel industry</p>
        <HeroSearch />
      </div>
      {/* After the words, whose height it stands on: a browser may paint what it has read so far. */}
      <Scene picture={harbourSky} loading="eager" className={styles.scene} />
    </section>
  );
}

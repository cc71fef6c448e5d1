import { HarbourScene } from '../../../scenes/harbour-scene.tsx';
import styles from './hero.module.css';
import { HeroSearch } from './hero-search.tsx';

/** The headline over the harbour. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <HarbourScene className={styles.scene} />
      <div className={styles.words}>
        <h1>Find Your Dream Job in Tourism &amp; Hospitality</h1>
        <p>Connect with top employers from across the global travel industry</p>
        <HeroSearch />
      </div>
    </section>
  );
}

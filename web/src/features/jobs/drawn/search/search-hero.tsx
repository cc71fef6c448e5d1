import { voyage } from '@/light/scenes/pictures.ts';
import { Scene } from '@/light/scenes/scene.tsx';
import { SearchBar, type SearchBarValues } from '@/light/controls/search-bar.tsx';
import { t } from '@/lib/language/t.ts';
import type { JobSearch } from './job-search-params.ts';
import styles from './search-hero.module.css';

interface SearchHeroProps {
  search: JobSearch;
  onSearch: (values: SearchBarValues) => void;
}

/** The head of the search, with the fields for keywords and location. */
export function SearchHero({ search, onSearch }: SearchHeroProps) {
  const { keywords, location } = search;
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{t('Find your next place to work')}</h1>
        <SearchBar
          // Resets the fields when the search changes by a chip or the back button.
          key={JSON.stringify([keywords, location])}
          action="/job-seeker/search"
          isCompact
          initial={{ keywords, location }}
          onSearch={onSearch}
        />
      </div>
      <div className={styles.view}>
        <Scene picture={voyage} className={styles.scene} />
      </div>
    </section>
  );
}

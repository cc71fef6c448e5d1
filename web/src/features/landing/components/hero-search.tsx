import { useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { stringifySearch } from '../../../lib/search-params.ts';
import styles from './hero-search.module.css';

const SEARCH_PATH = '/job-seeker/search';

/** The search of the landing page; what is left empty does not go along. */
export function HeroSearch() {
  const router = useRouter();

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const value = (name: string) => String(typed.get(name) ?? '').trim();
    router.history.push(SEARCH_PATH + stringifySearch({ keywords: value('keywords'), location: value('location') }));
  };

  return (
    <form className={styles.search} role="search" action={SEARCH_PATH} onSubmit={search}>
      <label className={styles.field}>
        <Icon name="search" />
        <span className="visually-hidden">Job title, keywords, or company</span>
        <input name="keywords" type="search" placeholder="Job title, keywords, or company" />
      </label>
      <label className={styles.field}>
        <Icon name="pin" />
        <span className="visually-hidden">Location or &apos;Remote&apos;</span>
        <input name="location" type="search" placeholder="Location or 'Remote'" autoComplete="off" />
      </label>
      <Button type="submit" look="accent" size="large">
        Search
      </Button>
    </form>
  );
}

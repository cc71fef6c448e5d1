import { useRouter } from '@tanstack/react-router';
import { SearchBar } from '@/light/controls/search-bar.tsx';
import { stringifySearch } from '@/lib/page/search-params.ts';

const SEARCH_PATH = '/job-seeker/search';

/** The search form of the landing page; empty fields are left out of the URL. */
export function HeroSearch() {
  const router = useRouter();
  return (
    <SearchBar
      action={SEARCH_PATH}
      onSearch={({ keywords, location }) => router.history.push(SEARCH_PATH + stringifySearch({ keywords, location }))}
    />
  );
}

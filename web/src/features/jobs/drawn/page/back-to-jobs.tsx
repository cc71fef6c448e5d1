import { useRouter, useRouterState } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { LightButtonLink } from '@/light/controls/button.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { t } from '@/lib/language/t.ts';
import { lastSearch } from '../search/last-search.ts';

/** Returns to the search: goes back if it was the previous page, else opens it with the last filters. */
export function BackToJobs() {
  const router = useRouter();
  const fromSearch = useRouterState({ select: (state) => state.location.state.fromSearch });

  const goBack = (event: MouseEvent) => {
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!fromSearch || !isPlainClick) return;
    event.preventDefault();
    router.history.back();
  };

  return (
    <LightButtonLink look="quiet" size="small" to="/job-seeker/search" search={lastSearch()} onClick={goBack}>
      <span style={{ rotate: '180deg' }}>
        <Icon name="arrow" />
      </span>
      {t('Back to Jobs')}
    </LightButtonLink>
  );
}

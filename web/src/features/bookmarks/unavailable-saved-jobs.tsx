import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { t } from '@/lib/language/t.ts';
import { unavailableBookmarksQuery } from './bookmark-queries.ts';
import { useUnsaveJob } from './bookmark-mutations.ts';

/** Saved listings that are gone, each with a button that forgets it; nothing if there are none. */
export function UnavailableSavedJobs() {
  const { data: gone = [] } = useQuery(unavailableBookmarksQuery);
  const { mutate: forget, isPending } = useUnsaveJob();
  if (gone.length === 0) return null;
  return (
    <Alert
      showIcon
      title={t('These jobs that you saved are no longer available:')}
      description={
        <ul>
          {gone.map(({ id, title, company }) => (
            <li key={id}>
              <bdi>{title}</bdi>, <bdi>{company}</bdi>{' '}
              <Button
                size="small"
                disabled={isPending}
                aria-label={t('Remove {title}', { title })}
                onClick={() => forget(id)}
              >
                {t('Remove')}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}

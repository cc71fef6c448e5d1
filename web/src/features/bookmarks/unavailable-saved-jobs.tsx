import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
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
      title="These jobs that you saved are no longer available:"
      description={
        <ul>
          {gone.map(({ id, title, company }) => (
            <li key={id}>
              <bdi>{title}</bdi>, <bdi>{company}</bdi>{' '}
              <Button size="small" disabled={isPending} aria-label={`Remove ${title}`} onClick={() => forget(id)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}

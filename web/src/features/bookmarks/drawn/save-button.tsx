import { useQuery } from '@tanstack/react-query';
import { IconButton } from '@/light/controls/icon-button.tsx';
import { t } from '@/lib/language/t.ts';
import { useSaveJob, useUnsaveJob } from '../bookmark-mutations.ts';
import { ownBookmarksQuery } from '../bookmark-queries.ts';
import styles from './save-button.module.css';

interface SaveButtonProps {
  job: { id: number; title: string };
  /** Undefined while loading, null when signed out. */
  viewer: { role: string } | null | undefined;
  /** Redirects a visitor to sign-in. */
  onVisitor: () => void;
}

/** Saves or unsaves a listing. Only job seekers can save; visitors are redirected. */
export function SaveButton({ job, viewer, onVisitor }: SaveButtonProps) {
  const isJobSeeker = viewer?.role === 'job_seeker';
  const { data: bookmark, isLoading } = useQuery({
    ...ownBookmarksQuery,
    enabled: isJobSeeker,
    select: (bookmarks) => bookmarks.find(({ jobId }) => jobId === job.id),
  });
  const save = useSaveJob();
  const unsave = useUnsaveJob();
  if (viewer && !isJobSeeker) return null;

  const toggle = () => {
    if (!viewer) onVisitor();
    else if (bookmark) unsave.mutate(bookmark.id);
    else save.mutate(job.id);
  };
  const isSaved = bookmark !== undefined;
  return (
    <span className={styles.save} data-saved={isSaved}>
      <IconButton
        icon="bookmark"
        label={isSaved ? t('Unsave {title}', { title: job.title }) : t('Save {title}', { title: job.title })}
        disabled={viewer === undefined || isLoading || save.isPending || unsave.isPending}
        onClick={toggle}
      />
    </span>
  );
}

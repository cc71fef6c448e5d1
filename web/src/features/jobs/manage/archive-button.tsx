import type { Archiver } from '@/api/generated/types.gen';
import { Button } from '@/public/button.tsx';
import { useArchiveJob } from '@/features/jobs/job-standing-mutations.ts';

interface ArchiveButtonProps {
  job: { id: number; title: string; isArchived: boolean; archivedBy?: Archiver | null };
  look: 'outline' | 'quiet';
}

/** Archives an employer's own listing, or unarchives it unless an admin archived it. */
export function ArchiveButton({ job, look }: ArchiveButtonProps) {
  const archive = useArchiveJob('Failed to update job');
  if (job.archivedBy === 'admin') return null;
  const word = job.isArchived ? 'Unarchive' : 'Archive';
  return (
    <Button
      look={look}
      size="small"
      aria-label={`${word} ${job.title}`}
      disabled={archive.isPending}
      onClick={() => archive.mutate({ id: job.id, archive: !job.isArchived })}
    >
      {word}
    </Button>
  );
}

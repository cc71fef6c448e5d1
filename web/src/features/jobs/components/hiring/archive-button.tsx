import { Button } from '../../../../components/button.tsx';
import { useArchiveJob } from '../../job-standing-mutations.ts';

interface ArchiveButtonProps {
  job: { id: number; title: string; isArchived: boolean };
  look: 'outline' | 'quiet';
}

/** Puts a listing of one's own away, or takes it back. */
export function ArchiveButton({ job, look }: ArchiveButtonProps) {
  const archive = useArchiveJob('Failed to update job');
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

import { Button, type ButtonProps } from 'antd';
import type { Archiver } from '@/api/generated/types.gen';
import { useArchiveJob } from '@/features/jobs/job-state-mutations.ts';

interface ArchiveButtonProps extends Pick<ButtonProps, 'type'> {
  job: { id: number; title: string; isArchived: boolean; archivedBy?: Archiver | null };
}

/** Archives an employer's own listing, or unarchives it unless an admin archived it. */
export function ArchiveButton({ job, type }: ArchiveButtonProps) {
  const archive = useArchiveJob('Failed to update job');
  if (job.archivedBy === 'admin') return null;
  const word = job.isArchived ? 'Unarchive' : 'Archive';
  return (
    <Button
      type={type}
      aria-label={`${word} ${job.title}`}
      disabled={archive.isPending}
      onClick={() => archive.mutate({ id: job.id, archive: !job.isArchived })}
    >
      {word}
    </Button>
  );
}

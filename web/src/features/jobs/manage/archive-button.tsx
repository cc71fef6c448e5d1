import { Button, type ButtonProps } from 'antd';
import type { Archiver } from '@/api/generated/types.gen';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import { t } from '@/lib/language/t.ts';
import { useArchiveJob } from '../job-state-mutations.ts';

interface ArchiveButtonProps extends Pick<ButtonProps, 'type'> {
  job: { id: number; title: string; isArchived: boolean; archivedBy?: Archiver | null };
  /** How many people applied, once known. */
  applications: number | undefined;
}

/**
 * Archives an employer's own listing, or unarchives it unless an admin archived it. Asks first if applications would be
 * deleted with it.
 */
export function ArchiveButton({ job, applications, type }: ArchiveButtonProps) {
  const archive = useArchiveJob(t('Failed to update job'));
  if (job.archivedBy === 'admin') return null;
  const word = job.isArchived ? t('Unarchive') : t('Archive');
  const change = () => archive.mutate({ id: job.id, archive: !job.isArchived });
  const asks = !job.isArchived && applications !== 0;
  const button = (
    <Button
      type={type}
      aria-label={
        job.isArchived ? t('Unarchive {title}', { title: job.title }) : t('Archive {title}', { title: job.title })
      }
      disabled={archive.isPending}
      onClick={asks ? undefined : change}
    >
      {word}
    </Button>
  );
  if (!asks) return button;
  return (
    <Confirm
      title={t('Archive “{title}”?', { title: job.title })}
      description={
        applications === undefined
          ? t(
              'The listing goes off the site. In 60 days it is deleted with its applications, unless you unarchive it before.',
            )
          : t(
              'The listing goes off the site. In 60 days it is deleted with its {applications, plural, one {# application} other {# applications}}, unless you unarchive it before.',
              { applications },
            )
      }
      okText={t('Archive')}
      okButtonProps={{ danger: true }}
      onConfirm={change}
    >
      {button}
    </Confirm>
  );
}

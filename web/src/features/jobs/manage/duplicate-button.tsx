import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { t } from '@/lib/language/t.ts';
import { useDuplicateJob } from '../drafts/draft-mutations.ts';

/** Creates a draft with the text of a listing and opens it. */
export function DuplicateButton({ job }: { job: { id: number; title: string } }) {
  const navigate = useNavigate();
  const duplicate = useDuplicateJob();
  return (
    <Button
      aria-label={t('Duplicate {title}', { title: job.title })}
      disabled={duplicate.isPending}
      onClick={() =>
        duplicate.mutate(job.id, {
          onSuccess: ({ id }) => void navigate({ to: '/employer/post-job', search: { draft: id } }),
        })
      }
    >
      {t('Duplicate')}
    </Button>
  );
}

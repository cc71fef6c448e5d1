import { Button, ButtonLink } from '@/public/controls/button.tsx';
import { toasts } from '@/lib/toasts.ts';
import { useApplyFromCard } from '@/features/applications/application-mutations.ts';
import type { Viewer } from '@/features/applications/own/applied-jobs.ts';
import { AppliedMark } from './applied-mark.tsx';

interface ApplyButtonProps {
  job: { id: number; title: string; asksQuestions?: boolean };
  viewer: Viewer;
  isApplied: boolean;
  /** Redirects a visitor to sign-up. */
  onVisitor: () => void;
}

/** Applies from a card at once, or links to the application form if the listing asks questions. */
export function ApplyButton({ job, viewer, isApplied, onVisitor }: ApplyButtonProps) {
  const apply = useApplyFromCard();

  const onClick = () => {
    if (!viewer) return onVisitor();
    if (viewer.role !== 'job_seeker') {
      toasts.show({
        title: 'Action not allowed',
        description: 'Only job seekers can apply for jobs.',
        tone: 'destructive',
      });
      return;
    }
    // The server always uses the resume of the profile; the value is ignored.
    apply.mutate({ jobId: job.id, resume: 'Default resume' });
  };

  if (isApplied || apply.isSuccess) return <AppliedMark />;
  if (job.asksQuestions && viewer?.role === 'job_seeker') {
    return (
      <ButtonLink size="small" to="/job-seeker/apply/$id" params={{ id: String(job.id) }}>
        Apply Now<span className="visually-hidden">: {job.title}</span>
      </ButtonLink>
    );
  }
  return (
    <Button size="small" disabled={viewer === undefined || apply.isPending} onClick={onClick}>
      {apply.isPending ? 'Applying...' : 'Apply Now'}
      <span className="visually-hidden">: {job.title}</span>
    </Button>
  );
}

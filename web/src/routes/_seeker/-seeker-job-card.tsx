import { useNavigate } from '@tanstack/react-router';
import { useAppliedJobs } from '@/features/applications/applied-jobs.ts';
import { ApplyButton } from '@/features/applications/components/apply-button.tsx';
import type { User } from '@/features/auth/user.ts';
import { SaveButton } from '@/features/bookmarks/components/save-button.tsx';
import { JobCard, type JobCardContent } from '@/features/jobs/card/job-card.tsx';

/** A listing as a job seeker sees it: to save and to apply for at once. */
export function SeekerJobCard({ job, user }: { job: JobCardContent; user: User }) {
  const navigate = useNavigate();
  const applied = useAppliedJobs(user);
  const onVisitor = () => void navigate({ to: '/auth' });
  return (
    <JobCard
      job={job}
      corner={<SaveButton job={job} viewer={user} onVisitor={onVisitor} />}
      action={<ApplyButton job={job} viewer={user} isApplied={applied.has(job.id)} onVisitor={onVisitor} />}
    />
  );
}

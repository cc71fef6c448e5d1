import type { AnswerInput } from '@/api/generated/types.gen';
import { tooLong } from '@/lib/rules/text-limit.ts';
import { toasts } from '@/lib/toasts.ts';
import { t } from '@/lib/language/t.ts';
import { useApplyFromPage } from './application-mutations.ts';
import { useAppliedJobs, type Viewer } from './applied-jobs.ts';
import { opensReview } from './opens-review.ts';
import { useLetterDraft } from './use-letter-draft.ts';

const MAX_LETTER_LENGTH = 5_000;

interface JobApplicationOptions {
  job: { id: number; isOpen: boolean; closesAt: string | null; asksQuestions?: boolean };
  viewer: Viewer;
  /** What the profile lacks, once known; until then, applying opens the review as well. */
  gaps?: readonly string[];
  onVisitor: () => void;
  onApplied: () => void;
}

/** The state of the viewer's application to a listing, and how to apply. */
export interface JobApplication {
  jobId: number;
  state: 'closed' | 'applied' | 'ready' | 'signIn';
  isOpen: boolean;
  /** The listing is past its end; it can also be closed because it is not approved. */
  isOver: boolean;
  coverLetter: string;
  setCoverLetter: (text: string) => void;
  /** Why the letter can't be sent as it is. */
  letterProblem: string | undefined;
  /** The letter was typed earlier. */
  isLetterRestored: boolean;
  /** Applies, or shows why not; returns false while the session is loading. */
  apply: (answers?: AnswerInput[], keepInMind?: boolean) => boolean;
  isPending: boolean;
  /** The error of the last attempt, which may name answers. */
  error: unknown;
  asksQuestions: boolean;
  /** What the profile lacks, once known. */
  gaps: readonly string[] | undefined;
  /** Applying opens the review, because the listing asks questions or the profile has gaps. */
  opensReview: boolean;
}

/** Applies from a listing's page; the letter is kept until it is sent. */
export function useJobApplication({ job, viewer, gaps, onVisitor, onApplied }: JobApplicationOptions): JobApplication {
  const { letter, isRestored, keep } = useLetterDraft(job.id, viewer?.id);
  const isReviewed = opensReview(job, gaps);
  const submission = useApplyFromPage(isReviewed);
  const letterProblem = tooLong(letter, MAX_LETTER_LENGTH);
  const hasApplied = useAppliedJobs(viewer).has(job.id) || submission.isSuccess;

  const apply = (answers?: AnswerInput[], keepInMind = false) => {
    if (viewer === undefined) return false;
    if (!viewer) {
      onVisitor();
      return true;
    }
    if (viewer.role !== 'job_seeker') {
      toasts.show({
        title: t('Not a Job Seeker'),
        description: t('Only job seekers can apply for jobs. Please create a job seeker account.'),
        tone: 'destructive',
      });
      return true;
    }
    if (letterProblem) return true;
    submission.mutate(
      { jobId: job.id, coverLetter: letter.trim(), ...(answers && { answers }), ...(keepInMind && { keepInMind }) },
      {
        onSuccess: () => {
          keep('');
          onApplied();
        },
      },
    );
    return true;
  };

  return {
    jobId: job.id,
    state: stateOf(job.isOpen, hasApplied, viewer),
    isOpen: job.isOpen,
    isOver: job.closesAt !== null && new Date(job.closesAt).getTime() <= Date.now(),
    coverLetter: letter,
    isLetterRestored: isRestored,
    setCoverLetter: keep,
    letterProblem,
    apply,
    isPending: submission.isPending,
    error: submission.error,
    asksQuestions: job.asksQuestions === true,
    gaps,
    opensReview: isReviewed,
  };
}

function stateOf(isOpen: boolean, hasApplied: boolean, viewer: Viewer): JobApplication['state'] {
  if (hasApplied) return 'applied';
  if (!isOpen) return 'closed';
  return viewer?.role === 'job_seeker' ? 'ready' : 'signIn';
}

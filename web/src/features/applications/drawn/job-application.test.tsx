import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JobApplication } from './use-job-application.ts';
import { ApplyBar, ApplyCard } from './job-application.tsx';

const application: JobApplication = {
  state: 'closed',
  isOpen: false,
  isOver: true,
  coverLetter: '',
  isLetterRestored: false,
  setCoverLetter: () => undefined,
  letterProblem: undefined,
  apply: () => true,
  isPending: false,
  error: null,
  asksQuestions: false,
  gaps: [],
  opensReview: false,
  jobId: 7,
};

it('shows at the bottom of small screens that applications are closed', () => {
  render(<ApplyBar application={application} formId="apply" />);
  expect(screen.getByText('Applications closed')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows applicants that the job has closed', () => {
  render(<ApplyCard application={{ ...application, state: 'applied' }} formId="apply" contact={null} />);
  expect(screen.getByText(/This job no longer accepts new applications\.$/)).toBeTruthy();
});

it('offers contact with the employer to applicants, but not to visitors or about a closed job', () => {
  for (const state of ['applied', 'signIn', 'closed'] as const)
    render(<ApplyCard application={{ ...application, state }} formId="apply" contact={<p>Write when {state}</p>} />);
  expect(screen.getAllByText(/^Write/).map(({ textContent }) => textContent)).toEqual(['Write when applied']);
});

/** Whether applying opens the review: the listing asks questions, or the profile has gaps or is not loaded yet. */
export function opensReview(job: { asksQuestions?: boolean }, gaps: readonly string[] | undefined): boolean {
  return job.asksQuestions === true || gaps?.length !== 0;
}

type Step = {
  readonly isInCalendars: boolean;
  readonly by: 'employer' | 'applicant';
  readonly employerId: number;
  readonly jobSeekerId: number;
};

/** Who hears of a step of an interview: both sides if calendars change, otherwise the side that did not act. */
export function sidesToTell({ isInCalendars, by, employerId, jobSeekerId }: Step): number[] {
  if (isInCalendars) return [employerId, jobSeekerId];
  return [by === 'employer' ? jobSeekerId : employerId];
}

/** The resumes that job seekers apply with. */
export abstract class ResumeDirectory {
  /** The key of the resume's file that is on the job seeker's profile now; `null` where there is none. */
  abstract current(jobSeekerId: number): Promise<string | null>;
}

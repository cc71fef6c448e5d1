/** The resumes that job seekers apply with. */
export abstract class ResumeDirectory {
  /** Where the resume lies that is on the job seeker's profile now; `null` where there is none. */
  abstract current(jobSeekerId: number): Promise<string | null>;
}

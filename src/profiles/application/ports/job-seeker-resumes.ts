/** The resumes of job seekers, for other modules. */
export abstract class JobSeekerResumes {
  /** The key of the resume's file that is on the profile now; `null` where there is none. */
  abstract current(userId: number): Promise<string | null>;
}

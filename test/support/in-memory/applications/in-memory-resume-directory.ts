import { ResumeDirectory } from '../../../../src/applications/application/ports/resume-directory.js';

/** Resumes by job seeker. */
export class InMemoryResumeDirectory extends ResumeDirectory {
  constructor(private readonly resumes: ReadonlyMap<number, string>) {
    super();
  }

  override current(jobSeekerId: number): Promise<string | null> {
    return Promise.resolve(this.resumes.get(jobSeekerId) ?? null);
  }
}

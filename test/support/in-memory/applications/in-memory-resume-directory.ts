import { ResumeDirectory } from '#applications/application/ports/directories.js';

export class InMemoryResumeDirectory extends ResumeDirectory {
  constructor(private readonly resumes: ReadonlyMap<number, string>) {
    super();
  }

  override currentResume(jobSeekerId: number): Promise<string | null> {
    return Promise.resolve(this.resumes.get(jobSeekerId) ?? null);
  }
}

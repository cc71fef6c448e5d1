import { Injectable } from '@nestjs/common';
import { ProfileQueries } from '../../../profiles/index.js';
import { ResumeDirectory } from '../../application/ports/resume-directory.js';

/** Resumes as the profiles module publishes them. */
@Injectable()
export class ProfileResumeDirectory extends ResumeDirectory {
  constructor(private readonly profiles: ProfileQueries) {
    super();
  }

  override current(jobSeekerId: number): Promise<string | null> {
    return this.profiles.currentResume(jobSeekerId);
  }
}

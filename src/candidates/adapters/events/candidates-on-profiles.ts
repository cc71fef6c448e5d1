import { Injectable } from '@nestjs/common';
import { JobSeekerProfileEdited } from '#profiles';
import { On } from '#shared/application/event-bus.js';
import { Findability } from '../../application/findability.js';

/** Searches what a profile says now. */
@Injectable()
export class CandidatesOnProfiles {
  constructor(private readonly findability: Findability) {}

  @On(JobSeekerProfileEdited)
  edited({ userId }: JobSeekerProfileEdited): Promise<void> {
    return this.findability.refresh({ userId });
  }
}

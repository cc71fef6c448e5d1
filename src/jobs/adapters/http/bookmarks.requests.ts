import { RequiredId } from '#platform/http/api/validation/inputs.js';

/** POST /bookmarks */
export class SaveJobRequest {
  @RequiredId('jobId must be the number of a job')
  readonly jobId!: number;
}

import { Injectable, Logger } from '@nestjs/common';
import { FailureLog } from '../../application/ports/scheduled-jobs.js';

/** Failures of scheduled jobs as errors in the log of the process. */
@Injectable()
export class ErrorLog extends FailureLog {
  private readonly logger = new Logger('Schedule');

  override failed(job: string, error: unknown): void {
    this.logger.error({ err: error, job }, `The scheduled job ${job} failed`);
  }

  override cutOff(job: string): void {
    this.logger.error({ job }, `The scheduled job ${job} was cut off by the end of its process, and is run again`);
  }
}

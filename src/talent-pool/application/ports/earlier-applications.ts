import type { RememberedApplication } from './talent-pools.js';

/** The applications of somebody that a company has received and that were not withdrawn. */
export abstract class EarlierApplications {
  abstract of(employerId: number, jobSeekerId: number): Promise<readonly RememberedApplication[]>;
}

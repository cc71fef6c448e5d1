import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { checked } from '#shared/domain/field-checks.js';
import { requireVersion, type Versions } from '#shared/domain/stale-version.js';
import { ApplicationNotActive, InterviewNotFound, SlotTaken } from '../domain/interview-errors.js';
import type { Interview } from '../domain/interview.js';
import { checkZone } from '../domain/interview-terms.js';
import { InterviewingListings } from './ports/directories.js';
import { InterviewRepository } from './ports/interview-repository.js';

type TakeSlotCommand = {
  readonly interviewId: number;
  readonly jobSeekerId: number;
  readonly startsAt: Date;
  /** The applicant's IANA time zone. */
  readonly timeZone?: string | null;
  /** The versions of the offer that may be accepted; undefined allows any. */
  readonly versions?: Versions;
};

/**
 * Accepts an offered time as the applicant. If several applicants were offered the same time, the first one gets it.
 * @throws InterviewNotFound, InvalidFields, StaleVersion, ApplicationNotActive, InterviewCancelled, AlreadyScheduled,
 *   SlotNotOffered, SlotTaken
 */
@UseCase()
export class TakeSlot {
  constructor(
    private readonly interviews: InterviewRepository,
    private readonly listings: InterviewingListings,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ interviewId, jobSeekerId, startsAt, timeZone, versions }: TakeSlotCommand): Promise<void> {
    const zone = checked((checks) => checkZone(timeZone, checks));
    const take = async (interview: Interview): Promise<void> => {
      if (interview.jobSeekerId !== jobSeekerId) throw new InterviewNotFound();
      requireVersion(interview.version, versions);
      if ((await this.listings.find(interview.jobId))?.isRemoved) throw new ApplicationNotActive();
      const { employerId, state } = interview;
      const isFree =
        state !== 'offered' || (await this.interviews.isFree(employerId, startsAt, interview.endOf(startsAt)));
      interview.takeSlot(startsAt, zone, this.clock.now());
      if (!isFree) throw new SlotTaken();
    };
    return this.unitOfWork.run(() => this.interviews.change(interviewId, take));
  }
}

import { InterviewRepository, type Ended } from '#interviews/application/ports/interview-repository.js';
import { InterviewNotFound } from '#interviews/domain/interview-errors.js';
import type { Interview } from '#interviews/domain/interview.js';

export class InMemoryInterviewRepository extends InterviewRepository {
  private readonly interviews: Interview[] = [];
  private lastId = 0;

  override nextId(): Promise<number> {
    return Promise.resolve(++this.lastId);
  }

  aggregates(): Iterable<Interview> {
    return this.interviews;
  }

  override add(interview: Interview): Promise<void> {
    this.interviews.push(interview);
    return Promise.resolve();
  }

  override async change<Result>(id: number, change: (interview: Interview) => Result): Promise<Awaited<Result>> {
    const found = this.interviews.find((one) => one.id === id);
    if (!found) throw new InterviewNotFound();
    return await change(found);
  }

  override latest(applicationId: number): Promise<Interview | undefined> {
    return Promise.resolve(this.interviews.findLast((one) => one.applicationId === applicationId));
  }

  override async changeActive(ended: Ended, change: (interview: Interview) => void): Promise<void> {
    for (const one of this.interviews) if (one.state !== 'cancelled' && isAffected(one, ended)) change(one);
  }

  override isFree(employerId: number, startsAt: Date, endsAt: Date): Promise<boolean> {
    const overlaps = (one: Interview) =>
      one.employerId === employerId &&
      one.state === 'scheduled' &&
      one.startsAt !== null &&
      one.endsAt !== null &&
      one.startsAt < endsAt &&
      startsAt < one.endsAt;
    return Promise.resolve(!this.interviews.some(overlaps));
  }
}

function isAffected({ applicationId, jobId, employerId, jobSeekerId }: Interview, ended: Ended): boolean {
  if ('userId' in ended) return [employerId, jobSeekerId].includes(ended.userId);
  if ('jobSeekerId' in ended) return employerId === ended.employerId && jobSeekerId === ended.jobSeekerId;
  return 'jobId' in ended ? jobId === ended.jobId : applicationId === ended.applicationId;
}

import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { utcDayOf } from '#shared/domain/values/utc-day.js';
import { CandidateNotFound, CompanyNotVerified } from '../domain/candidate.js';
import { CandidateAllowance } from './candidate-allowance.js';
import type { CandidateBody } from './candidate.view.js';
import { CandidateQueries } from './ports/candidate-queries.js';
import { Candidates } from './ports/candidates.js';

type Look = { readonly card: CandidateBody; readonly isNew: boolean };

/**
 * Shows somebody to a verified company, and remembers that it looked, once a day.
 * @throws CompanyNotVerified, CandidateNotFound, TooManyAttempts
 */
@UseCase()
export class LookAtCandidate {
  constructor(
    private readonly candidates: Candidates,
    private readonly queries: CandidateQueries,
    private readonly allowance: CandidateAllowance,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({
    employerId,
    handle,
  }: {
    readonly employerId: number;
    readonly handle: string;
  }): Promise<CandidateBody> {
    if (!(await this.queries.isVerified(employerId))) throw new CompanyNotVerified();
    const now = this.clock.now();
    const work = (): Promise<Look> => this.look(employerId, handle, now);
    const hasLooked = await this.candidates.hasLooked(handle, employerId, utcDayOf(now));
    const { card } = await (hasLooked ? work() : this.allowance.use('candidateLooksPerDay', employerId, work));
    return card;
  }

  private look(employerId: number, handle: string, now: Date): Promise<Look> {
    return this.unitOfWork.run(async () => {
      const jobSeekerId = await this.candidates.lock(handle);
      const card = jobSeekerId === undefined ? undefined : await this.queries.card(employerId, handle, now);
      if (jobSeekerId === undefined || !card) throw new CandidateNotFound();
      return { card, isNew: await this.candidates.look(jobSeekerId, employerId, utcDayOf(now)) };
    });
  }
}

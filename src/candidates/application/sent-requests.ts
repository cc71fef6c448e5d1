import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCases } from '#shared/application/use-case.js';
import { utcDayOf } from '#shared/domain/values/utc-day.js';
import { InvalidFields } from '#shared/domain/field-checks.js';
import { CandidateNotFound, CompanyNotVerified } from '../domain/candidate.js';
import {
  AskedBefore,
  checkRequestText,
  ContactRequested,
  ContactRequestNotFound,
  rememberedSince,
  requireAnswerable,
} from '../domain/contact-request.js';
import { CandidateAllowance } from './candidate-allowance.js';
import type { CandidateBody } from './candidate.view.js';
import { CandidateQueries } from './ports/candidate-queries.js';
import { Candidates } from './ports/candidates.js';
import { ContactRequests } from './ports/contact-requests.js';
import { RequestedListings } from './ports/neighbors.js';

type Ask = {
  readonly employerId: number;
  readonly authorId: number;
  readonly handle: string;
  readonly jobId: number;
  readonly text: string;
};

type Asked = { readonly card: CandidateBody; readonly isNew: true };

/** What companies ask the people whom they found. */
@UseCases()
export class SentRequests {
  constructor(
    private readonly requests: ContactRequests,
    private readonly candidates: Candidates,
    private readonly queries: CandidateQueries,
    private readonly listings: RequestedListings,
    private readonly allowance: CandidateAllowance,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the person with the request, whom the company has looked at with it.
   * @throws CompanyNotVerified, CandidateNotFound, AskedBefore, TooManyAttempts, InvalidFields
   */
  async ask({ employerId, authorId, handle, jobId, ...entered }: Ask): Promise<CandidateBody> {
    const text = checkRequestText(entered.text);
    if (!(await this.queries.isVerified(employerId))) throw new CompanyNotVerified();
    const asked = { employerId, authorId, handle, jobId, text };
    const add = (): Promise<Asked> => this.add(asked, this.clock.now());
    return (await this.allowance.use('candidateRequestsPerDay', employerId, add)).card;
  }

  /** Takes back what was not answered, as far as the company knows. @throws ContactRequestNotFound, RequestOver */
  async takeBack({ employerId, id }: { readonly employerId: number; readonly id: number }): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(async () => {
      const request = await this.requests.lock(id);
      if (request?.employerId !== employerId) throw new ContactRequestNotFound();
      requireAnswerable({ ...request, state: request.state === 'declined' ? 'pending' : request.state }, now);
      await this.requests.answer(id, { state: 'ended', at: now });
    });
  }

  private add({ employerId, authorId, handle, jobId, text }: Ask, now: Date): Promise<Asked> {
    return this.unitOfWork.run(async () => {
      const listing = await this.listings.lock(jobId);
      if (listing?.employerId !== employerId || !listing.isOpen) {
        throw new InvalidFields([{ field: 'jobId', message: 'Please choose an open listing of your company' }]);
      }
      // Locked, so that of two requests at once the second sees the first.
      const jobSeekerId = await this.candidates.lock(handle);
      const isFound = jobSeekerId !== undefined && (await this.queries.card(employerId, handle, now)) !== undefined;
      if (!isFound) throw new CandidateNotFound();
      if (await this.requests.hasAsked(employerId, jobSeekerId, rememberedSince(now))) throw new AskedBefore();
      const id = await this.requests.add({ employerId, jobSeekerId, authorId, jobId, text, askedAt: now });
      this.unitOfWork.record([new ContactRequested(id, jobSeekerId, authorId)]);
      await this.candidates.look(jobSeekerId, employerId, utcDayOf(now));
      const card = await this.queries.card(employerId, handle, now);
      if (!card) throw new CandidateNotFound();
      return { card, isNew: true };
    });
  }
}

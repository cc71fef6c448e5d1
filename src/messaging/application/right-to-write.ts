import { UseCase } from '../../shared/application/use-case.js';
import type { Actor, Role } from '../../shared/domain/actor.js';
import { InvalidFields } from '../../shared/domain/field-checks.js';
import { MayNotWriteTo } from '../domain/messaging-errors.js';
import { WorkRelations } from './ports/work-relations.js';

/** Whom someone wants to write to, and about what. */
export type Wish = {
  readonly actor: Actor;
  readonly participantId: number;
  readonly participantRole: Role;
  readonly jobId: number | null;
  readonly applicationId: number | null;
};

/** Decides who may start a conversation with whom, and about which listing. */
@UseCase()
export class RightToWrite {
  constructor(private readonly relations: WorkRelations) {}

  /**
   * The application that the conversation is about, where there is one.
   * @throws MayNotWriteTo, InvalidFields when the listing or the application has nothing to do with the two
   */
  async check(wish: Wish): Promise<number | null> {
    await this.requireRelation(wish);
    const applicationId = wish.jobId === null ? null : await this.fittingApplication(wish, wish.jobId);
    if (wish.applicationId !== null && wish.applicationId !== applicationId) {
      throw unfit('applicationId', 'This application does not belong to this conversation.');
    }
    return applicationId;
  }

  private async requireRelation({ actor, participantId, participantRole }: Wish): Promise<void> {
    switch (actor.role) {
      case 'admin':
        return;
      case 'employer':
        if (participantRole === 'job_seeker' && (await this.hasApplied(actor.userId, participantId))) return;
        throw new MayNotWriteTo('You can write to people who applied for one of your jobs.');
      case 'job_seeker':
        if (
          participantRole === 'employer' &&
          ((await this.relations.isHiring(participantId)) || (await this.hasApplied(participantId, actor.userId)))
        ) {
          return;
        }
        throw new MayNotWriteTo('You can write to employers who are hiring or to whom you applied.');
    }
  }

  private async fittingApplication({ actor, participantId }: Wish, jobId: number): Promise<number | null> {
    const listing = await this.relations.listing(jobId);
    const isAdmin = actor.role === 'admin';
    if (listing && (isAdmin || [actor.userId, participantId].includes(listing.employerId))) {
      const isToEmployer = listing.employerId === participantId;
      const applicantId = isToEmployer ? actor.userId : participantId;
      const applicationId = await this.relations.applicationBetween(listing.employerId, applicantId, jobId);
      if (applicationId !== undefined) return applicationId;
      if (isToEmployer && (listing.isOpen || isAdmin)) return null;
    }
    throw unfit('jobId', 'This job does not belong to this conversation.');
  }

  private async hasApplied(employerId: number, jobSeekerId: number): Promise<boolean> {
    return (await this.relations.applicationBetween(employerId, jobSeekerId)) !== undefined;
  }
}

function unfit(field: string, message: string): InvalidFields {
  return new InvalidFields([{ field, message }]);
}

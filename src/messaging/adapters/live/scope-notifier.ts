import { Injectable } from '@nestjs/common';
import { ApplicationAssigned, ApplicationNoted, ApplicationProgressed, ApplicationSubmitted } from '#applications';
import { ApplicantErased } from '#identity';
import { JobDecided, JobSubmitted, ListingsMoved } from '#jobs';
import { ListingReported, ReportClosed } from '#moderation';
import { Database } from '#platform/postgres/database.js';
import { On, OnAll } from '#shared/application/event-bus.js';
import { DiscussedListings } from '../../application/ports/directories.js';
import type { Scope } from '../../application/views/changed.view.js';
import { SCOPE_CHANNEL, type ScopeChange } from './scope-change.js';

/** User ids per notification, which is limited to 8,000 bytes. */
const MAX_IDS = 500;

/** Notifies all processes of what users would see after a reload, when the transaction commits. */
@Injectable()
export class ScopeNotifier {
  constructor(
    private readonly listings: DiscussedListings,
    private readonly database: Database,
  ) {}

  @On(ApplicationSubmitted)
  async submitted({ jobId, jobSeekerId }: ApplicationSubmitted): Promise<void> {
    await this.notify([jobSeekerId], ['applications']);
    await this.notifyEmployers([jobId], ['applications', 'jobs']);
  }

  @OnAll(ApplicationProgressed)
  async progressed(steps: readonly ApplicationProgressed[]): Promise<void> {
    await this.notify(
      steps.map(({ jobSeekerId }) => jobSeekerId),
      ['applications'],
    );
    await this.notifyEmployers(
      steps.map(({ jobId }) => jobId),
      ['applications'],
    );
  }

  @OnAll(ApplicationAssigned)
  assigned(events: readonly ApplicationAssigned[]): Promise<void> {
    return this.notifyEmployers(
      events.map(({ jobId }) => jobId),
      ['applications'],
    );
  }

  @On(ApplicationNoted)
  noted({ jobId }: ApplicationNoted): Promise<void> {
    return this.notifyEmployers([jobId], ['applications']);
  }

  /** Also for those who no longer see them. */
  @On(ListingsMoved)
  moved({ employerId }: ListingsMoved): Promise<void> {
    return this.notify([employerId], ['applications', 'jobs']);
  }

  @On(ApplicantErased)
  erased({ companyId, jobSeekerId }: ApplicantErased): Promise<void> {
    return this.notify([companyId, jobSeekerId], ['applications']);
  }

  @On(JobSubmitted)
  awaitsApproval(): Promise<void> {
    return this.notifyAdmins(['jobs', 'administration']);
  }

  @On(JobDecided)
  async decided({ jobId }: JobDecided): Promise<void> {
    await this.notifyEmployers([jobId], ['jobs']);
    await this.notifyAdmins(['jobs', 'administration']);
  }

  @On(ListingReported)
  @On(ReportClosed)
  reported(): Promise<void> {
    return this.notifyAdmins(['administration']);
  }

  private async notifyEmployers(jobIds: readonly number[], scopes: readonly Scope[]): Promise<void> {
    const listings = await Promise.all([...new Set(jobIds)].map((id) => this.listings.find(id)));
    const known = listings.filter((listing) => listing !== undefined);
    for (const [workplaceId, at] of Map.groupBy(known, (listing) => listing.workplaceId)) {
      await this.notify(
        at.map(({ employerId }) => employerId),
        scopes,
        workplaceId,
      );
    }
  }

  private async notify(
    userIds: readonly number[],
    scopes: readonly Scope[],
    workplaceId?: number | null,
  ): Promise<void> {
    const ids = [...new Set(userIds)];
    for (let from = 0; from < ids.length; from += MAX_IDS) {
      await this.send({ to: ids.slice(from, from + MAX_IDS), scopes, workplaceId });
    }
  }

  private notifyAdmins(scopes: readonly Scope[]): Promise<void> {
    return this.send({ to: 'admins', scopes });
  }

  private async send(change: ScopeChange): Promise<void> {
    await this.database.query('select pg_notify($1, $2)', [SCOPE_CHANNEL, JSON.stringify(change)]);
  }
}

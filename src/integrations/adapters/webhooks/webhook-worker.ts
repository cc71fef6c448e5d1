import { Injectable } from '@nestjs/common';
import { ApplicationStatusChanged, ApplicationSubmitted } from '#applications';
import { JobArchived, JobDecided, Listings } from '#jobs';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { Clock } from '#shared/application/clock.js';
import { On } from '#shared/application/event-bus.js';
import { WebhookDeliveries } from '../../application/ports/webhook-deliveries.js';
import type { WebhookEvent } from '../../domain/webhook.js';

/** Queues webhook deliveries in the transaction of the event. */
@Injectable()
export class WebhookWorker {
  constructor(
    private readonly listings: Listings,
    private readonly deliveries: WebhookDeliveries,
    private readonly clock: Clock,
  ) {}

  @On(ApplicationSubmitted, { outbound: true })
  submitted({ jobId, applicationId }: ApplicationSubmitted): Promise<void> {
    return this.queue('application.received', jobId, { applicationId });
  }

  @On(ApplicationStatusChanged, { outbound: true })
  statusChanged({ jobId, applicationId, status }: ApplicationStatusChanged): Promise<void> {
    return this.queue('application.status_changed', jobId, { applicationId, status });
  }

  @On(JobDecided, { outbound: true })
  async decided({ jobId, measure }: JobDecided): Promise<void> {
    if (measure === 'approved') await this.queue('listing.approved', jobId);
    if (measure === 'rejected') await this.queue('listing.rejected', jobId);
  }

  @On(JobArchived, { outbound: true })
  archived({ jobId }: JobArchived): Promise<void> {
    return this.queue('listing.closed', jobId, { reason: 'archived' });
  }

  /** Queues events of expired listings and deleted applications, and deletes old deliveries. */
  @ScheduledTask('webhooks', '*/10 * * * *', { deletes: true })
  async catchUp(): Promise<void> {
    await this.deliveries.addClosed();
    await this.deliveries.addDeleted();
    await this.deliveries.tidy();
  }

  private async queue(type: WebhookEvent, jobId: number, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const listing = await this.listings.find(jobId);
    if (!listing) return;
    const data = { listingId: jobId, title: listing.title, ...more };
    await this.deliveries.add(listing.employerId, { type, jobId, occurredAt: this.clock.now(), data });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationStatusChanged, ApplicationSubmitted } from '#applications';
import { JobArchived, JobDecided, Listings } from '#jobs';
import { BackgroundWork } from '#shared/application/background/background-work.js';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { Clock } from '#shared/application/clock.js';
import { EventBus } from '#shared/application/event-bus.js';
import { DeliverWebhooks } from '../../application/webhooks/deliver-webhooks.js';
import { WebhookDeliveries } from '../../application/ports/webhook-deliveries.js';
import type { WebhookEvent } from '../../domain/webhook.js';

/** Queues webhook deliveries in the transaction of the event, and sends them in the background. */
@Injectable()
export class WebhookWorker implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly work: BackgroundWork,
    private readonly listings: Listings,
    private readonly deliveries: WebhookDeliveries,
    private readonly deliver: DeliverWebhooks,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.work.process('webhook', (id) => this.deliver.execute(id));
    this.events.subscribeOutbound(ApplicationSubmitted, ({ jobId, applicationId }) =>
      this.queue('application.received', jobId, { applicationId }),
    );
    this.events.subscribeOutbound(ApplicationStatusChanged, ({ jobId, applicationId, status }) =>
      this.queue('application.status_changed', jobId, { applicationId, status }),
    );
    this.events.subscribeOutbound(JobDecided, async ({ jobId, measure }) => {
      if (measure === 'approved') await this.queue('listing.approved', jobId);
      if (measure === 'rejected') await this.queue('listing.rejected', jobId);
    });
    this.events.subscribeOutbound(JobArchived, ({ jobId }) =>
      this.queue('listing.closed', jobId, { reason: 'archived' }),
    );
  }

  /** Queues events of expired listings, and deliveries left behind by a stopped process. */
  @ScheduledTask('webhooks', '*/10 * * * *')
  async catchUp(): Promise<void> {
    await this.deliveries.addClosed();
    await this.deliveries.tidy();
  }

  private async queue(type: WebhookEvent, jobId: number, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const listing = await this.listings.find(jobId);
    if (!listing) return;
    const data = { listingId: jobId, title: listing.title, ...more };
    await this.deliveries.add(listing.employerId, { type, jobId, occurredAt: this.clock.now(), data });
  }
}

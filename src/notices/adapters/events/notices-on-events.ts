import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApplicationStatusChanged, ApplicationSubmitted } from '../../../applications/index.js';
import { JobApproved } from '../../../jobs/index.js';
import { EventBus } from '../../../shared/application/event-bus.js';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { TellOfApplication } from '../../application/tell-of-application.js';
import { TellOfApproval } from '../../application/tell-of-approval.js';
import { TellOfStatus } from '../../application/tell-of-status.js';

/** Writes to people of what happened to them, once it is stored; nobody's request waits for it or fails with it. */
@Injectable()
export class NoticesOnEvents implements OnModuleInit {
  private readonly logger = new Logger('Notices');

  constructor(
    private readonly events: EventBus,
    private readonly unitOfWork: UnitOfWork,
    private readonly host: HttpAdapterHost,
    private readonly tellOfApproval: TellOfApproval,
    private readonly tellOfApplication: TellOfApplication,
    private readonly tellOfStatus: TellOfStatus,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(JobApproved, (event) => this.later(() => this.tellOfApproval.execute(event)));
    this.events.subscribe(ApplicationSubmitted, (event) => this.later(() => this.tellOfApplication.execute(event)));
    this.events.subscribe(ApplicationStatusChanged, (event) => this.later(() => this.tellOfStatus.execute(event)));
  }

  private later(tell: () => Promise<void>): Promise<void> {
    // What happens before the process serves anyone is made up: the demo data.
    if (this.host.listening) this.unitOfWork.afterCommit(() => void tell().catch((error) => this.complain(error)));
    return Promise.resolve();
  }

  private complain(error: unknown): void {
    this.logger.warn({ err: error }, 'A notice could not be written');
  }
}

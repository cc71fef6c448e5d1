import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLog } from '../../../shared/application/audit/audit-log.js';
import { EventBus } from '../../../shared/application/event-bus.js';
import { CompanyVerificationLapsed } from '../../domain/verification/verification-events.js';

/** Records in the audit log when a company loses its verification by changing its name or website. */
@Injectable()
export class AuditOnLapse implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly audit: AuditLog,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(CompanyVerificationLapsed, ({ userId }) =>
      this.audit.add({ action: 'company.verification-lapsed', subject: { kind: 'company', id: userId } }),
    );
  }
}

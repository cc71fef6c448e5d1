import { Injectable, Logger } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';

const HEAD = `
  select position, encode(hash, 'hex') as hash from audit_entry where position is not null order by position desc limit 1`;

/**
 * Logs the newest place of the audit log every night. The process's log is kept outside the database, so it shows
 * whether someone with access to the database has cut off or rewritten the chain since.
 */
@Injectable()
export class AuditHead {
  private readonly logger = new Logger('AuditLog');

  constructor(private readonly database: Database) {}

  @ScheduledTask('log-audit-head', '0 2 * * *')
  async execute(): Promise<void> {
    const head = await this.database.first<{ position: number; hash: string }>(HEAD);
    if (head) this.logger.log({ head: `${head.position}:${head.hash}` }, 'The newest entry of the audit log');
  }
}

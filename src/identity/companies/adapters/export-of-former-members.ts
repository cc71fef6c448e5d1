import { Injectable } from '@nestjs/common';
import { On } from '#shared/application/event-bus.js';
import { AccountExports } from '../../leaving/application/export/account-exports.js';
import { HiringEnded } from '../domain/company-events.js';

/** Deletes the data export of somebody who no longer hires, which may have data of the company. */
@Injectable()
export class ExportOfFormerMembers {
  constructor(private readonly exports: AccountExports) {}

  @On(HiringEnded)
  async left({ userId }: HiringEnded): Promise<void> {
    await this.exports.remove(userId);
  }
}

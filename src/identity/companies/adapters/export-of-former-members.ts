import { Injectable } from '@nestjs/common';
import { On } from '#shared/application/event-bus.js';
import { AccountExports } from '../../leaving/application/export/account-exports.js';
import { MemberLeft } from '../domain/company-events.js';

/** Deletes the data export of a former member, which may have data of the company. */
@Injectable()
export class ExportOfFormerMembers {
  constructor(private readonly exports: AccountExports) {}

  @On(MemberLeft)
  async left({ userId }: MemberLeft): Promise<void> {
    await this.exports.remove(userId);
  }
}

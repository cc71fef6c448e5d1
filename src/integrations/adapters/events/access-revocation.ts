import { Injectable } from '@nestjs/common';
import { AccessRevoked, HiringEnded, Parties } from '#identity';
import { On } from '#shared/application/event-bus.js';
import { EndAccess } from '../../application/end-access.js';
import { ApiKeys } from '../../application/ports/api-keys.js';

/** Ends what someone else may have set up while they had access to an account, and the keys of those who no longer hire. */
@Injectable()
export class AccessRevocation {
  constructor(
    private readonly endAccess: EndAccess,
    private readonly keys: ApiKeys,
    private readonly parties: Parties,
  ) {}

  /** Only owners can set up anything. */
  @On(AccessRevoked)
  async revoked({ userId, since }: AccessRevoked): Promise<void> {
    const employerId = await this.parties.of(userId);
    if (employerId === undefined || !(await this.parties.owners(employerId)).includes(userId)) return;
    await this.endAccess.execute({ employerId, since });
  }

  @On(HiringEnded)
  async left({ companyId, userId }: HiringEnded): Promise<void> {
    await this.keys.removeCreatedBy(companyId, userId);
  }
}

import { Injectable } from '@nestjs/common';
import { AccessRevoked } from '#identity';
import { On } from '#shared/application/event-bus.js';
import { EndAccess } from '../../application/end-access.js';

/** Ends what someone else may have set up while they had access to an account. */
@Injectable()
export class AccessRevocation {
  constructor(private readonly endAccess: EndAccess) {}

  @On(AccessRevoked)
  revoked({ userId, since }: AccessRevoked): Promise<void> {
    return this.endAccess.execute({ employerId: userId, since });
  }
}

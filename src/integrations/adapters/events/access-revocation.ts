import { AccessRevoked } from '#identity';
import { on } from '#platform/subscriptions.js';
import { EndAccess } from '../../application/end-access.js';

/** Ends what someone else may have set up while they had access to an account. */
export const ACCESS_REVOCATION = on(AccessRevoked, [EndAccess], ({ userId, since }, endAccess) =>
  endAccess.execute({ userId, since }),
);

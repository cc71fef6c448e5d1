import type { Request } from 'express';
import { callerAddress } from '#platform/http/security/caller-address.js';
import type { Caller } from '#identity/password/application/confirm-password.js';

export function callerOf(request: Request): Caller {
  const { signedInAt } = request.session;
  return { address: callerAddress(request), signedInAt: signedInAt === undefined ? undefined : new Date(signedInAt) };
}

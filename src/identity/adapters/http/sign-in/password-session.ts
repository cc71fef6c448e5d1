import type { Request, Response } from 'express';
import { beginSession, endSession } from '../../../../shared/adapters/http/security/session.js';
import { UserRepository } from '../../../application/ports/user-repository.js';
import { WrongCredentials } from '../../../domain/identity-errors.js';
import type { User } from '../../../domain/user.js';

/**
 * Signs in a user whose password was verified. A change of the password ends the sessions that it finds; one that is
 * stored too late for that is ended here.
 * @throws WrongCredentials
 */
export async function beginPasswordSession(
  { id, passwordHash }: User,
  users: UserRepository,
  request: Request,
  response: Response,
): Promise<void> {
  await beginSession(request, { id });
  if (await users.hasPassword(id, passwordHash)) return;
  await endSession(request, response);
  throw new WrongCredentials();
}

import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import type { User } from '../domain/user.js';
import { UserRepository } from './ports/user-repository.js';

type ChangeTimeZoneCommand = { readonly userId: number; readonly timeZone: string | null };

/**
 * Changes the time zone of an account's mails; null for that of the browser at each sign-in.
 * @throws InvalidFields, UserNotFound
 */
@UseCase()
export class ChangeTimeZone {
  constructor(
    private readonly users: UserRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ userId, timeZone }: ChangeTimeZoneCommand): Promise<User> {
    return this.unitOfWork.run(() =>
      this.users.change(userId, (user) => {
        user.chooseZone(timeZone);
        return user;
      }),
    );
  }
}

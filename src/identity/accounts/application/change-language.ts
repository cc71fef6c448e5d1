import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import type { Language } from '#shared/domain/values/language.js';
import type { User } from '../domain/user.js';
import { UserRepository } from './ports/user-repository.js';

type ChangeLanguageCommand = { readonly userId: number; readonly language: Language | null };

/**
 * Changes the language of an account's mails and screens; null for that of the browser.
 * @throws UserNotFound
 */
@UseCase()
export class ChangeLanguage {
  constructor(
    private readonly users: UserRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ userId, language }: ChangeLanguageCommand): Promise<User> {
    return this.unitOfWork.run(() =>
      this.users.change(userId, (user) => {
        user.speak(language);
        return user;
      }),
    );
  }
}

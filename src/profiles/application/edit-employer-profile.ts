import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import type { EmployerChanges, EmployerProfile } from '../domain/employer-profile.js';
import { EmployerProfileRepository } from './ports/profile-repositories.js';

type EditEmployerProfileCommand = { readonly userId: number; readonly changes: EmployerChanges };

/**
 * Changes only the fields that were sent.
 * @throws InvalidFields, ProfileNotFound
 */
@UseCase()
export class EditEmployerProfile {
  constructor(
    private readonly profiles: EmployerProfileRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ userId, changes }: EditEmployerProfileCommand): Promise<EmployerProfile> {
    return this.unitOfWork.run(() =>
      this.profiles.change(userId, (profile) => {
        profile.edit(changes);
        return profile;
      }),
    );
  }
}

import { UseCase } from '#shared/application/use-case.js';
import type { EmployerProfile } from '../domain/employer-profile.js';
import { ProfileNotFound } from '../domain/profile-errors.js';
import { EmployerProfileRepository } from './ports/profile-repositories.js';

/**
 * Reads the whole profile of an employer, for its owner.
 * @throws ProfileNotFound
 */
@UseCase()
export class ReadEmployerProfile {
  constructor(private readonly profiles: EmployerProfileRepository) {}

  async execute({ userId }: { readonly userId: number }): Promise<EmployerProfile> {
    const profile = await this.profiles.ofUser(userId);
    if (!profile) throw new ProfileNotFound();
    return profile;
  }
}

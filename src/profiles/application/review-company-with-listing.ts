import { UseCase } from '../../shared/application/use-case.js';
import { EmployerProfileRepository } from './ports/profile-repositories.js';

/**
 * Counts the first approved listing of a company as the review of its profile, which the admin reads beside it. Runs in the
 * transaction of that approval; later changes wait for an approval of their own.
 */
@UseCase()
export class ReviewCompanyWithListing {
  constructor(private readonly profiles: EmployerProfileRepository) {}

  async execute({ employerId }: { readonly employerId: number }): Promise<void> {
    const profile = await this.profiles.ofUserForChange(employerId);
    if (profile?.isReviewed === false) profile.approve();
  }
}

import { UseCase } from '#shared/application/use-case.js';
import { EmployerProfileRepository } from './ports/profile-repositories.js';

/**
 * Approves a company's profile with its first approved listing, next to which the admin sees the profile. Runs in the
 * transaction of that approval. Later changes need their own approval.
 */
@UseCase()
export class ReviewCompanyWithListing {
  constructor(private readonly profiles: EmployerProfileRepository) {}

  async execute({ employerId }: { readonly employerId: number }): Promise<void> {
    const found = await this.profiles.ofUser(employerId);
    if (!found || found.isReviewed) return;
    await this.profiles.change(employerId, (profile) => {
      if (!profile.isReviewed) profile.approve();
    });
  }
}

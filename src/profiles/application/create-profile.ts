import { UseCase } from '#shared/application/use-case.js';
import type { Role } from '#shared/domain/actor.js';
import { EmployerProfile } from '../domain/employer-profile.js';
import { JobSeekerProfile } from '../domain/job-seeker-profile.js';
import { EmployerProfileRepository, JobSeekerProfileRepository } from './ports/profile-repositories.js';

type CreateProfileCommand = {
  readonly userId: number;
  readonly role: Role;
  readonly fullName: string;
  /** Of employers; null if left empty. */
  readonly companyName: string | null;
  /** Whether an employer joins a company, which has a profile. */
  readonly joinsCompany?: boolean;
};

/**
 * Creates the profile for a new user's role, in the transaction of the registration. Admins have none.
 * @throws InvalidFields
 */
@UseCase()
export class CreateProfile {
  constructor(
    private readonly jobSeekers: JobSeekerProfileRepository,
    private readonly employers: EmployerProfileRepository,
  ) {}

  async execute({ userId, role, fullName, companyName, joinsCompany }: CreateProfileCommand): Promise<void> {
    if (role === 'job_seeker') {
      await this.jobSeekers.add(JobSeekerProfile.of(await this.jobSeekers.nextId(), userId));
    } else if (role === 'employer' && !joinsCompany) {
      const id = await this.employers.nextId();
      await this.employers.add(EmployerProfile.of(id, userId, companyName, fullName));
    }
  }
}

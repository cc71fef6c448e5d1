import { EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { Database } from '#platform/postgres/database.js';
import { MikroOrmRepository } from '#platform/postgres/mikro-orm-repository.js';
import type {
  EmployerProfileRepository,
  JobSeekerProfileRepository,
} from '../../application/ports/profile-repositories.js';
import { EmployerProfile } from '../../domain/employer-profile.js';
import { JobSeekerProfile } from '../../domain/job-seeker-profile.js';
import { ProfileNotFound } from '../../domain/profile-errors.js';

/** Finds and changes profiles by their users. */
abstract class MikroOrmProfileRepository<
  Profile extends { readonly userId: number },
> extends MikroOrmRepository<Profile> {
  async ofUser(userId: number): Promise<Profile | undefined> {
    return (await this.em.getContext().findOne(this.aggregate, ofUser<Profile>(userId))) ?? undefined;
  }

  override change<Result>(userId: number, change: (profile: Profile) => Result): Promise<Awaited<Result>> {
    return this.changeOne(ofUser<Profile>(userId), change);
  }
}

@Injectable()
export class MikroOrmJobSeekerProfileRepository
  extends MikroOrmProfileRepository<JobSeekerProfile>
  implements JobSeekerProfileRepository
{
  constructor(em: EntityManager, database: Database) {
    super(em, database, JobSeekerProfile, ProfileNotFound);
  }
}

@Injectable()
export class MikroOrmEmployerProfileRepository
  extends MikroOrmProfileRepository<EmployerProfile>
  implements EmployerProfileRepository
{
  constructor(
    em: EntityManager,
    database: Database,
    private readonly responses: ResponseCache,
  ) {
    super(em, database, EmployerProfile, ProfileNotFound);
  }

  override async change<Result>(
    userId: number,
    change: (profile: EmployerProfile) => Result,
  ): Promise<Awaited<Result>> {
    const result = await super.change(userId, change);
    // Cached listing pages show the company's logo and website.
    await this.responses.changed();
    return result;
  }
}

function ofUser<Profile>(userId: number): FilterQuery<Profile> {
  return { userId } as FilterQuery<Profile>;
}

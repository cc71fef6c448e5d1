import { JobSeekerProfileRepository } from '#profiles/application/ports/profile-repositories.js';
import type { JobSeekerProfile } from '#profiles/domain/job-seeker-profile.js';
import { ProfileNotFound } from '#profiles/domain/profile-errors.js';

export class InMemoryJobSeekerProfileRepository extends JobSeekerProfileRepository {
  private readonly profiles = new Map<number, JobSeekerProfile>();

  override nextId(): Promise<number> {
    return Promise.resolve(this.profiles.size + 1);
  }

  override add(profile: JobSeekerProfile): Promise<void> {
    if (this.profiles.has(profile.userId)) return Promise.reject(new Error('This user has a profile.'));
    this.profiles.set(profile.userId, profile);
    return Promise.resolve();
  }

  override ofUser(userId: number): Promise<JobSeekerProfile | undefined> {
    return Promise.resolve(this.profiles.get(userId));
  }

  override async change<Result>(
    userId: number,
    change: (profile: JobSeekerProfile) => Result,
  ): Promise<Awaited<Result>> {
    const profile = await this.ofUser(userId);
    if (!profile) throw new ProfileNotFound();
    return await change(profile);
  }
}

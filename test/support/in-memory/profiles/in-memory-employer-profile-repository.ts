import { EmployerProfileRepository } from '#profiles/application/ports/profile-repositories.js';
import type { EmployerProfile } from '#profiles/domain/employer-profile.js';
import { ProfileNotFound } from '#profiles/domain/profile-errors.js';

export class InMemoryEmployerProfileRepository extends EmployerProfileRepository {
  private readonly profiles = new Map<number, EmployerProfile>();

  override nextId(): Promise<number> {
    return Promise.resolve(this.profiles.size + 1);
  }

  override add(profile: EmployerProfile): Promise<void> {
    if (this.profiles.has(profile.userId)) return Promise.reject(new Error('This user has a profile.'));
    this.profiles.set(profile.userId, profile);
    return Promise.resolve();
  }

  override ofUser(userId: number): Promise<EmployerProfile | undefined> {
    return Promise.resolve(this.profiles.get(userId));
  }

  override async change<Result>(
    userId: number,
    change: (profile: EmployerProfile) => Result,
  ): Promise<Awaited<Result>> {
    const profile = await this.ofUser(userId);
    if (!profile) throw new ProfileNotFound();
    return await change(profile);
  }
}

import type { JobSeekerProfileRepository } from '#profiles/application/ports/profile-repositories.js';
import { JobSeekerProfile, type JobSeekerChanges } from '#profiles/domain/job-seeker-profile.js';
import { ProfileNotFound } from '#profiles/domain/profile-errors.js';

/** Contract of `JobSeekerProfileRepository`. Users 1 and 2 exist; `inUnit` runs work in a unit of work. */
export function jobSeekerProfileRepositoryContract(
  make: () => Promise<{ profiles: JobSeekerProfileRepository; inUnit: <T>(work: () => Promise<T>) => Promise<T> }>,
): void {
  let profiles: JobSeekerProfileRepository;
  let inUnit: <T>(work: () => Promise<T>) => Promise<T>;
  beforeEach(async () => {
    ({ profiles, inUnit } = await make());
    await inUnit(async () => profiles.add(JobSeekerProfile.of(await profiles.nextId(), 1)));
    await inUnit(async () => profiles.add(JobSeekerProfile.of(await profiles.nextId(), 2)));
  });

  const edit = (changes: JobSeekerChanges) => inUnit(() => profiles.change(1, (profile) => profile.edit(changes)));

  it('finds the profile of each user', async () => {
    const found = await Promise.all([1, 2, 3].map((userId) => inUnit(() => profiles.ofUser(userId))));
    expect(found.map((profile) => profile?.userId)).toEqual([1, 2, undefined]);
    expect(found[0]?.id).not.toBe(found[1]?.id);
  });

  it('stores one profile per user', async () => {
    await expect(inUnit(async () => profiles.add(JobSeekerProfile.of(await profiles.nextId(), 1)))).rejects.toThrow();
  });

  it('stores the changes of a unit of work', async () => {
    const changes = {
      headline: 'Chef',
      availableFrom: '2026-10-01',
      availableUntil: '2027-04-30',
      papers: [{ kind: 'stcw', detail: 'Manila', validUntil: '2030-01-02' }],
      languages: [{ language: 'Thai', proficiency: 'Native' }],
      skills: ['Wok'],
      experience: 0,
      isPublic: false,
    };
    await edit(changes);
    expect(await inUnit(() => profiles.ofUser(1))).toMatchObject({ details: changes });
  });

  it('rejects a change of a profile that does not exist', async () => {
    await expect(inUnit(() => profiles.change(3, () => undefined))).rejects.toThrow(ProfileNotFound);
  });

  it('keeps concurrent changes of different fields', async () => {
    await Promise.all([edit({ headline: 'Chef' }), edit({ skills: ['Wok'] })]);
    expect(await inUnit(() => profiles.ofUser(1))).toMatchObject({
      details: { headline: 'Chef', skills: ['Wok'] },
    });
  });
}

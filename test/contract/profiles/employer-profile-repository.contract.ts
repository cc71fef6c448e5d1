import type { EmployerProfileRepository } from '#profiles/application/ports/profile-repositories.js';
import { EmployerProfile, type EmployerChanges } from '#profiles/domain/employer-profile.js';
import { ProfileNotFound } from '#profiles/domain/profile-errors.js';

/** Contract of `EmployerProfileRepository`. Users 1 and 2 exist; `inUnit` runs work in a unit of work. */
export function employerProfileRepositoryContract(
  make: () => Promise<{ profiles: EmployerProfileRepository; inUnit: <T>(work: () => Promise<T>) => Promise<T> }>,
): void {
  let profiles: EmployerProfileRepository;
  let inUnit: <T>(work: () => Promise<T>) => Promise<T>;
  beforeEach(async () => {
    ({ profiles, inUnit } = await make());
    await inUnit(async () => profiles.add(EmployerProfile.of(await profiles.nextId(), 1, 'Grand Hotel', 'Elena')));
    await inUnit(async () => profiles.add(EmployerProfile.of(await profiles.nextId(), 2, null, 'Emil')));
  });

  const edit = (changes: EmployerChanges) => inUnit(() => profiles.change(1, (profile) => profile.edit(changes)));

  it('finds the profile of each user', async () => {
    const found = await Promise.all([1, 2, 3].map((userId) => inUnit(() => profiles.ofUser(userId))));
    expect(found.map((profile) => profile?.userId)).toEqual([1, 2, undefined]);
    expect(found[0]?.id).not.toBe(found[1]?.id);
  });

  it('stores one profile per user', async () => {
    await expect(
      inUnit(async () => profiles.add(EmployerProfile.of(await profiles.nextId(), 1, 'Grand Hotel', 'Elena'))),
    ).rejects.toThrow();
  });

  it('stores the changes of a unit of work', async () => {
    const changes = { companyName: 'Grander Hotel', companyWebsite: 'https://grand.example.com', founded: '1890' };
    await edit(changes);
    expect(await inUnit(() => profiles.ofUser(1))).toMatchObject({ details: changes });
  });

  it('stores the verification of a company and its end', async () => {
    const hostOf = () => ({ domain: 'example.com', isShared: false });
    const at = new Date('2026-05-04T09:00:00Z');
    const read = () => inUnit(() => profiles.ofUser(1));
    await edit({ companyWebsite: 'https://grand.example.com' });
    await inUnit(() => profiles.change(1, (profile) => profile.proveDomain('example.com', hostOf)));
    expect(await read()).toMatchObject({ isTrusted: false, verifiedAt: null, verifiedDomain: 'example.com' });
    await inUnit(() => profiles.change(1, (profile) => profile.verify('They own the hotel.', at)));
    expect(await read()).toMatchObject({ isTrusted: true, verifiedAt: at, verifiedDomain: 'example.com' });
    await inUnit(() => profiles.change(1, (profile) => profile.withdrawVerification('The domain was sold.')));
    expect(await read()).toMatchObject({
      isTrusted: false,
      verifiedAt: null,
      verifiedDomain: null,
      withdrawalReason: 'The domain was sold.',
    });
    await inUnit(() => profiles.change(1, (profile) => profile.verify('They bought it back.', at)));
    expect(await read()).toMatchObject({ isTrusted: true, verificationNote: 'They bought it back.' });
    await edit({ companyName: 'Grander Hotel' });
    expect(await read()).toMatchObject({ isTrusted: false, verificationNote: null });
  });

  it('rejects a change of a profile that does not exist', async () => {
    await expect(inUnit(() => profiles.change(3, () => undefined))).rejects.toThrow(ProfileNotFound);
  });

  it('keeps concurrent changes of different fields', async () => {
    await Promise.all([edit({ industry: 'Hotels' }), edit({ founded: '1890' })]);
    expect(await inUnit(() => profiles.ofUser(1))).toMatchObject({
      details: { industry: 'Hotels', founded: '1890' },
    });
  });
}

import { EditEmployerProfile } from '../../../src/profiles/application/edit-employer-profile.js';
import { EditJobSeekerProfile } from '../../../src/profiles/application/edit-job-seeker-profile.js';
import { EmployerProfile } from '../../../src/profiles/domain/employer-profile.js';
import { JobSeekerProfile } from '../../../src/profiles/domain/job-seeker-profile.js';
import { ProfileNotFound } from '../../../src/profiles/domain/profile-errors.js';
import { InMemoryEmployerProfileRepository } from '../../support/in-memory/profiles/in-memory-employer-profile-repository.js';
import { InMemoryJobSeekerProfileRepository } from '../../support/in-memory/profiles/in-memory-job-seeker-profile-repository.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

describe('editing a profile', () => {
  it('changes that of a job seeker', async () => {
    const profiles = new InMemoryJobSeekerProfileRepository();
    await profiles.add(JobSeekerProfile.of(1));
    const edit = new EditJobSeekerProfile(profiles, new InMemoryUnitOfWork());
    expect((await edit.execute({ userId: 1, changes: { headline: 'Chef' } })).headline).toBe('Chef');
    expect((await profiles.ofUser(1))?.headline).toBe('Chef');
    await expect(edit.execute({ userId: 2, changes: {} })).rejects.toThrow(ProfileNotFound);
  });

  it('changes that of an employer', async () => {
    const profiles = new InMemoryEmployerProfileRepository();
    await profiles.add(EmployerProfile.of(1, null, 'Elena'));
    const edit = new EditEmployerProfile(profiles, new InMemoryUnitOfWork());
    expect((await edit.execute({ userId: 1, changes: { founded: '1890' } })).founded).toBe('1890');
    expect((await profiles.ofUser(1))?.founded).toBe('1890');
    await expect(edit.execute({ userId: 2, changes: {} })).rejects.toThrow(ProfileNotFound);
  });
});

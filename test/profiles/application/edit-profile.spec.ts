import { EditEmployerProfile } from '#profiles/application/edit-employer-profile.js';
import { EditJobSeekerProfile } from '#profiles/application/edit-job-seeker-profile.js';
import { EmployerProfile } from '#profiles/domain/employer-profile.js';
import { JobSeekerProfile } from '#profiles/domain/job-seeker-profile.js';
import { ProfileNotFound } from '#profiles/domain/profile-errors.js';
import { InMemoryEmployerProfileRepository } from '../../support/in-memory/profiles/in-memory-employer-profile-repository.js';
import { InMemoryJobSeekerProfileRepository } from '../../support/in-memory/profiles/in-memory-job-seeker-profile-repository.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

describe('EditJobSeekerProfile and EditEmployerProfile', () => {
  it('changes only the submitted fields of a job seeker', async () => {
    const profiles = new InMemoryJobSeekerProfileRepository();
    await profiles.add(JobSeekerProfile.of(1, 1));
    const edit = new EditJobSeekerProfile(profiles, new InMemoryUnitOfWork());
    expect((await edit.execute({ userId: 1, changes: { headline: 'Chef' } })).details.headline).toBe('Chef');
    expect((await profiles.ofUser(1))?.details.headline).toBe('Chef');
    await expect(edit.execute({ userId: 2, changes: {} })).rejects.toThrow(ProfileNotFound);
  });

  it('changes only the submitted fields of an employer', async () => {
    const profiles = new InMemoryEmployerProfileRepository();
    await profiles.add(EmployerProfile.of(1, 1, null, 'Elena'));
    const edit = new EditEmployerProfile(profiles, new InMemoryUnitOfWork());
    expect((await edit.execute({ userId: 1, changes: { founded: '1890' } })).details.founded).toBe('1890');
    expect((await profiles.ofUser(1))?.details.founded).toBe('1890');
    await expect(edit.execute({ userId: 2, changes: {} })).rejects.toThrow(ProfileNotFound);
  });
});

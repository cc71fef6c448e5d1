import { CreateProfile } from '#profiles/application/create-profile.js';
import { InMemoryEmployerProfileRepository } from '../../support/in-memory/profiles/in-memory-employer-profile-repository.js';
import { InMemoryJobSeekerProfileRepository } from '../../support/in-memory/profiles/in-memory-job-seeker-profile-repository.js';

describe('CreateProfile', () => {
  const jobSeekers = new InMemoryJobSeekerProfileRepository();
  const employers = new InMemoryEmployerProfileRepository();
  const createProfile = new CreateProfile(jobSeekers, employers);

  it('creates a profile for the role, and none for an admin', async () => {
    await createProfile.execute({ userId: 1, role: 'job_seeker', fullName: 'Sam', companyName: 'Ignored' });
    await createProfile.execute({ userId: 2, role: 'employer', fullName: 'Elena', companyName: 'Grand Hotel' });
    await createProfile.execute({ userId: 3, role: 'employer', fullName: 'Emil', companyName: null });
    await createProfile.execute({ userId: 4, role: 'admin', fullName: 'Ada', companyName: null });
    expect((await jobSeekers.ofUser(1))?.completion).toBe(0);
    expect(await employers.ofUser(1)).toBeUndefined();
    expect((await employers.ofUser(2))?.details.companyName).toBe('Grand Hotel');
    expect((await employers.ofUser(3))?.details.companyName).toBe('Emil');
    for (const profiles of [jobSeekers, employers]) expect(await profiles.ofUser(4)).toBeUndefined();
  });
});

import type { RegisterUserCommand } from '#identity/accounts/application/register-user.js';
import type { Shown } from '#candidates/domain/candidate.js';
import type { EmployerChanges } from '#profiles/domain/employer-profile.js';
import type { JobSeekerChanges } from '#profiles/domain/job-seeker-profile.js';
import type { PlannedApplication } from './application-plan.js';
import { DEMO_EMPLOYER, DEMO_JOB_SEEKER, DEMO_PASSWORD, employerEmail, jobSeekerEmail } from '../demo-accounts.js';
import type { Company, DemoData, Person } from '../demo-data.js';
import type { Random } from './random.js';
import { resumeOf, type DemoResume } from '../resume-of.js';
import { after, DAY, earliest } from '../time.js';

/** A registration and the profile that follows it. */
export type PlannedAccount = {
  readonly registration: RegisterUserCommand;
  readonly registeredAt: Date;
  readonly companyProfile?: EmployerChanges;
  /** The company of an employer, for its hotels and members. */
  readonly company?: Company;
  readonly jobSeekerProfile?: JobSeekerChanges;
  /** What companies see of a job seeker whom they may find. */
  readonly shown?: Shown;
  readonly resume?: DemoResume;
};

/** The accounts of all employers and job seekers, oldest first; job seekers register before their first application. */
export function planAccounts(
  { companies, people }: DemoData,
  applications: readonly PlannedApplication[],
  random: Random,
  now: Date,
): PlannedAccount[] {
  const employers = companies.map((company) => ofCompany(company, random, now));
  const jobSeekers = people.map((person, nth) => {
    const applied = applications.filter((application) => application.person === person);
    const first = earliest(now, ...applied.map(({ appliedAt }) => appliedAt));
    const registered = ofPerson(person, after(first, -random.between(0.1, 30) * DAY));
    // Two of three may be found, every other one by name.
    const isFindable = person.username === DEMO_JOB_SEEKER || nth % 3 > 0;
    const name = person.username === DEMO_JOB_SEEKER || nth % 2 === 0;
    return isFindable ? { ...registered, shown: { name, photo: name, headline: true, place: true } } : registered;
  });
  return [...employers, ...jobSeekers].sort((a, b) => a.registeredAt.getTime() - b.registeredAt.getTime());
}

function ofCompany(company: Company, random: Random, now: Date): PlannedAccount {
  const { username, companyName, companyWebsite, industry, companySize, location, about, founded } = company;
  const days = username === DEMO_EMPLOYER ? 420 : random.between(45, 400);
  return {
    registration: {
      username,
      companyName,
      email: employerEmail(username),
      fullName: company.contact,
      password: DEMO_PASSWORD,
      role: 'employer',
    },
    registeredAt: after(now, -days * DAY),
    company,
    companyProfile: { companyWebsite, industry, companySize, location, about, founded },
  };
}

function ofPerson(person: Person, registeredAt: Date): PlannedAccount {
  const { username, fullName, profile } = person;
  return {
    registration: {
      username,
      fullName,
      email: jobSeekerEmail(username),
      password: DEMO_PASSWORD,
      role: 'job_seeker',
    },
    registeredAt,
    jobSeekerProfile: profile,
    ...(username === DEMO_JOB_SEEKER && { resume: resumeOf(person) }),
  };
}

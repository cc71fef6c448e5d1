import {
  JobSeekerProfile,
  JobSeekerProfileEdited,
  type JobSeekerChanges,
} from '#profiles/domain/job-seeker-profile.js';
import { fieldErrorsOf } from '../../support/field-errors.js';

const filled: JobSeekerChanges = {
  headline: 'Front desk agent',
  bio: 'I like people.',
  location: 'Lisbon',
  phone: '+351 900 000 000',
  experience: 4,
  availableFrom: '2026-10-01',
  skills: ['Opera PMS'],
  desiredRoles: ['full_time'],
  languages: [{ language: 'Portuguese', proficiency: 'Native' }],
  education: [{ institution: 'Hotel School', degree: 'BSc' }],
  certifications: [{ name: 'First Aid', issuingOrganization: 'Red Cross' }],
  workExperience: [{ title: 'Receptionist', company: 'Hotel Mar' }],
  isPublic: false,
};

function edited(...edits: JobSeekerChanges[]): JobSeekerProfile {
  const profile = JobSeekerProfile.of(1, 7);
  for (const changes of edits) profile.edit(changes);
  return profile;
}

const errorsOf = (changes: JobSeekerChanges) => fieldErrorsOf(() => edited(changes));

describe('JobSeekerProfile', () => {
  it('tells of each edit, unless it is refused', () => {
    const profile = JobSeekerProfile.of(1, 7);
    expect(fieldErrorsOf(() => profile.edit({ headline: 'x'.repeat(1_000) }))).toHaveLength(1);
    profile.edit({ headline: 'Chef' });
    expect(profile.pullEvents()).toEqual([new JobSeekerProfileEdited(7)]);
  });

  it('starts empty and public', () => {
    expect(JobSeekerProfile.of(1, 7)).toMatchObject({
      userId: 7,
      resume: null,
      details: { headline: null, skills: [], isPublic: true },
      completion: 0,
    });
  });

  it('trims texts and stores null for omitted fields of entries', () => {
    expect(edited(filled, { headline: '  Chef  ', skills: [' Thai kitchen '] }).details).toMatchObject({
      headline: 'Chef',
      skills: ['Thai kitchen'],
      education: [{ institution: 'Hotel School', degree: 'BSc', fieldOfStudy: null, startDate: null, endDate: null }],
      workExperience: [{ title: 'Receptionist', company: 'Hotel Mar', description: null }],
      isPublic: false,
    });
  });

  it('keeps fields that were not sent and clears those sent empty', () => {
    const { details } = edited(filled, { headline: '', bio: null, experience: '', skills: [], languages: null });
    expect(details).toMatchObject({ headline: null, bio: null, experience: null, skills: [], languages: [] });
    expect(details).toMatchObject({ location: 'Lisbon', availableFrom: '2026-10-01', isPublic: false });
    expect(edited(filled, { availableFrom: '', isPublic: null }).details).toMatchObject({
      availableFrom: null,
      isPublic: true,
    });
  });

  it('changes nothing if any field is invalid', () => {
    const profile = edited(filled);
    expect(fieldErrorsOf(() => profile.edit({ location: 'Porto', headline: 'x'.repeat(101) }))).toHaveLength(1);
    expect(profile.details.location).toBe('Lisbon');
  });

  it('ends the availability no earlier than it begins, whichever of both is sent', () => {
    const ended = { availableUntil: '2026-09-30' };
    expect(fieldErrorsOf(() => edited(filled, ended))).toEqual([
      'availableUntil: The last day must not be before the first',
    ]);
    const profile = edited(filled, { availableUntil: '2026-10-01' });
    expect(profile.details.availableUntil).toBe('2026-10-01');
    expect(fieldErrorsOf(() => profile.edit({ availableFrom: '2026-10-02' }))).toHaveLength(1);
    profile.edit({ availableFrom: null, ...ended });
    expect(profile.details).toMatchObject({ availableFrom: null, availableUntil: '2026-09-30' });
  });

  it('counts eleven fields for completion, without phone, work experience and visibility', () => {
    const { phone: _p, workExperience: _w, isPublic: _i, ...ten } = filled;
    expect(edited(ten).completion).toBe(91);
    const profile = edited(ten);
    profile.replaceResume('resumes/7.pdf');
    expect(profile.completion).toBe(100);
    expect(edited({ phone: '1', workExperience: filled.workExperience }).completion).toBe(0);
    expect(edited({ experience: 0 }).completion).toBe(9);
  });

  it.each<[JobSeekerChanges, string]>([
    [{ headline: 'x'.repeat(101) }, 'headline: Headline must be less than 100 characters'],
    [{ bio: 'x'.repeat(501) }, 'bio: Bio must be less than 500 characters'],
    [{ location: 'x'.repeat(101) }, 'location: Location must be at most 100 characters'],
    [{ phone: '1'.repeat(31) }, 'phone: Phone must be at most 30 characters'],
    [{ experience: 51 }, 'experience: Experience must be a whole number of years from 0 to 50'],
    [{ experience: -1 }, 'experience: Experience must be a whole number of years from 0 to 50'],
    [{ experience: 1.5 }, 'experience: Experience must be a whole number of years from 0 to 50'],
    [
      { availableFrom: 'soon' },
      'availableFrom: The date from which you are available must be a date such as 2026-06-15',
    ],
    [
      { papers: [{ kind: 'passport' }, { kind: 'pass' }] },
      'papers.1.kind: Kind must be one of passport, visa, medical, stcw, food_hygiene',
    ],
    [
      { papers: [{ kind: 'visa', validUntil: '2026-02-30' }] },
      'papers.0.validUntil: Valid until must be a date such as 2026-06-15',
    ],
    [{ papers: [{ kind: 'visa', detail: 'x'.repeat(101) }] }, 'papers.0.detail: Detail must be at most 100 characters'],
    [{ papers: Array.from({ length: 51 }, () => ({ kind: 'visa' })) }, 'papers: A list may have at most 50 entries'],
    [{ skills: ['ok', ' '] }, 'skills.1: Skill is required'],
    [{ skills: ['x'.repeat(51)] }, 'skills.0: Skill must be less than 50 characters'],
    [{ skills: Array(51).fill('x') }, 'skills: A list may have at most 50 entries'],
    [{ desiredRoles: ['x'.repeat(101)] }, 'desiredRoles.0: Desired role must be at most 100 characters'],
    [{ languages: [{ proficiency: 'Basic' }] }, 'languages.0.language: Language is required'],
    [{ languages: [{ language: 'Thai' }] }, 'languages.0.proficiency: Proficiency is required'],
    [
      { languages: [{ language: 'x'.repeat(51), proficiency: 'Basic' }] },
      'languages.0.language: Language must be at most 50 characters',
    ],
    [
      { languages: [{ language: 'Thai', proficiency: 'So so' }] },
      'languages.0.proficiency: Proficiency must be one of Native, Fluent, Advanced, Intermediate, Basic',
    ],
    [{ education: [{ degree: 'BSc' }] }, 'education.0.institution: Institution is required'],
    [{ education: [{ institution: 'School' }] }, 'education.0.degree: Degree is required'],
    [
      { education: [{ institution: 'School', degree: 'BSc', fieldOfStudy: 'x'.repeat(101) }] },
      'education.0.fieldOfStudy: Field of study must be at most 100 characters',
    ],
    [
      { certifications: [{ issuingOrganization: 'Red Cross' }] },
      'certifications.0.name: Certification name is required',
    ],
    [
      { certifications: [{ name: 'First Aid' }] },
      'certifications.0.issuingOrganization: Issuing organization is required',
    ],
    [{ workExperience: [{ company: 'Hotel' }] }, 'workExperience.0.title: Title is required'],
    [{ workExperience: [{ title: 'Cook' }] }, 'workExperience.0.company: Company is required'],
  ])('rejects %j', (changes, error) => {
    expect(errorsOf(changes)).toEqual([error]);
  });

  it('accepts texts of exactly the maximum length', () => {
    expect(
      errorsOf({
        headline: 'x'.repeat(100),
        bio: 'x'.repeat(500),
        location: 'x'.repeat(100),
        phone: '1'.repeat(30),
        experience: 50,
        skills: Array(50).fill('x'.repeat(50)),
        languages: [{ language: 'x'.repeat(50), proficiency: 'Fluent' }],
        education: [{ institution: 'x'.repeat(100), degree: 'x'.repeat(100), startDate: 'x'.repeat(100) }],
      }),
    ).toEqual([]);
  });
});

import { writeResume } from '#profiles/application/resume/written-resume.js';
import { JobSeekerProfile, type JobSeekerChanges } from '#profiles/domain/job-seeker-profile.js';
import { Catalogs } from '#platform/languages/catalogs.js';

const ANA = { fullName: 'Ana Reis', email: 'ana@home.test' };

describe('a resume made of a profile', () => {
  const written = (changes: JobSeekerChanges, language = 'en') => {
    const profile = JobSeekerProfile.of(1, 7);
    profile.edit(changes);
    return writeResume(profile, ANA, new Catalogs().words(language));
  };
  const sectionsOf = (changes: JobSeekerChanges) =>
    Object.fromEntries(written(changes).sections.map(({ title, entries }) => [title, entries]));

  it('has only what the profile says', () => {
    expect(written({})).toEqual({
      language: 'en',
      direction: 'ltr',
      name: 'Ana Reis',
      headline: null,
      contact: ['ana@home.test'],
      sections: [],
    });
    const { headline, contact } = written({ headline: 'Chef', location: 'Faro', phone: '+351 900 000 000' });
    expect([headline, contact]).toEqual(['Chef', ['Faro', '+351 900 000 000', 'ana@home.test']]);
  });

  it.each([
    ['en', 'May 2020 – Juin tard'],
    ['de', 'Mai 2020 – Juin tard'],
    ['pt', '05/2020 – Juin tard'],
    ['ar', 'مايو 2020 – Juin tard'],
  ])('has months in %s, and other words as they were written', (language, time) => {
    const education = [{ institution: 'School', degree: 'BSc', startDate: 'May 2020', endDate: 'Juin tard' }];
    expect(written({ education }, language).sections[0]?.entries[0]?.time).toBe(time);
  });

  it.each([
    ['de', 'Portugiesisch (Muttersprache) · Elvish (Grundkenntnisse)'],
    ['en', 'Portuguese (Native) · Elvish (Basic)'],
  ])('has languages in %s, unless it does not know them', (language, text) => {
    const languages = [
      { language: 'Português', proficiency: 'Native' },
      { language: 'Elvish', proficiency: 'Basic' },
    ];
    expect(written({ languages }, language).sections[0]?.entries).toEqual([{ text }]);
  });

  it('lists a life in sections', () => {
    const [job, school] = [
      { title: 'Cook', company: 'Inn' },
      { institution: 'Hotel School', degree: 'BSc' },
    ];
    const certificate = { name: 'First Aid', issuingOrganization: 'Red Cross' };
    expect(
      sectionsOf({
        bio: 'I like people.',
        workExperience: [
          { ...job, location: 'Faro', startDate: '2020-05', endDate: '2022-09', description: 'Fish.' },
          { ...job, startDate: '2022-10' },
          job,
        ],
        education: [{ ...school, fieldOfStudy: 'Cooking', startDate: '2015', endDate: '2018' }, school],
        certifications: [
          { ...certificate, issueDate: '2024-01', expirationDate: '2027-01' },
          { ...certificate, issueDate: '2024-01' },
          certificate,
        ],
        languages: [
          { language: 'Portuguese', proficiency: 'Native' },
          { language: 'English', proficiency: 'Fluent' },
        ],
        skills: ['Fish', 'Sauces'],
      }),
    ).toEqual({
      Summary: [{ text: 'I like people.' }],
      'Work experience': [
        { title: 'Cook', place: 'Inn, Faro', time: '2020-05 – 2022-09', text: 'Fish.' },
        { title: 'Cook', place: 'Inn', time: '2022-10 – Present', text: null },
        { title: 'Cook', place: 'Inn', time: '', text: null },
      ],
      Education: [
        { title: 'BSc, Cooking', place: 'Hotel School', time: '2015 – 2018' },
        { title: 'BSc', place: 'Hotel School', time: '' },
      ],
      Certifications: [
        { title: 'First Aid', place: 'Red Cross', time: 'Expires 2027-01' },
        { title: 'First Aid', place: 'Red Cross', time: '2024-01' },
        { title: 'First Aid', place: 'Red Cross', time: '' },
      ],
      Languages: [{ text: 'Portuguese (Native) · English (Fluent)' }],
      Skills: [{ text: 'Fish · Sauces' }],
    });
  });

  it.each([
    ['2026-10-01', '2027-03-31', 'From October 1, 2026 to March 31, 2027'],
    ['2026-10-01', null, 'From October 1, 2026'],
    [null, '2027-03-31', 'Until March 31, 2027'],
  ])('says who is available from %s until %s', (availableFrom, availableUntil, text) => {
    expect(sectionsOf({ availableFrom, availableUntil })).toEqual({ Availability: [{ text }] });
  });
});

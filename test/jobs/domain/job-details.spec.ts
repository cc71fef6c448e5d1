import { draftFrom } from '#jobs/domain/drafts/job-draft.js';
import { checkJobDetails, flatDetails, MAX_SKILLS, type JobForm } from '#jobs/domain/job-details.js';
import type { InvalidFields } from '#shared/domain/field-checks.js';
import { aJobForm } from '../../support/mothers/job-mother.js';

const BOUNDS = { latest: '2026-12-12' };

function errorsOf(form: JobForm): Record<string, string> {
  try {
    checkJobDetails(form, BOUNDS);
  } catch (error) {
    return Object.fromEntries((error as InvalidFields).fields.map(({ field, message }) => [field, message]));
  }
  return {};
}

describe('the job form', () => {
  it.each<[JobForm, string, string]>([
    [{ title: 'Cook' }, 'title', 'Job title must be at least 5 characters'],
    [{ title: '   Cook   ' }, 'title', 'Job title must be at least 5 characters'],
    [{ title: 't'.repeat(101) }, 'title', 'Job title must be less than 100 characters'],
    [{ company: 'S' }, 'company', 'Company must be at least 2 characters'],
    [{ company: 's'.repeat(101) }, 'company', 'Company must be at most 100 characters'],
    [{ location: null }, 'location', 'Location is required'],
    [{ location: 'L' }, 'location', 'Location must be at least 2 characters'],
    [{ location: 'l'.repeat(101) }, 'location', 'Location must be at most 100 characters'],
    [{ description: 'd'.repeat(99) }, 'description', 'Description must be at least 100 characters'],
    [{ description: 'd'.repeat(5001) }, 'description', 'Description must be less than 5000 characters'],
    [{ salary: '$' }, 'salary', 'Salary must be at least 2 characters'],
    [{ salary: '$'.repeat(101) }, 'salary', 'Salary must be at most 100 characters'],
    [{ category: 'x' }, 'category', 'Category must be at least 2 characters'],
    [{ jobType: 'hourly' }, 'jobType', 'Job type must be one of full_time, part_time, contract, seasonal, remote'],
    [{ jobType: null }, 'jobType', 'Job type must be one of full_time, part_time, contract, seasonal, remote'],
    [{ experience: 'e'.repeat(101) }, 'experience', 'Experience must be at most 100 characters'],
    [{ benefits: 'b'.repeat(5001) }, 'benefits', 'Benefits must be at most 5000 characters'],
    [{ skills: [' '] }, 'skills', 'Skill is required'],
    [{ skills: ['s'.repeat(51)] }, 'skills', 'Skill must be less than 50 characters'],
    [
      { skills: Array.from({ length: MAX_SKILLS + 1 }, (_, i) => `${i}`) },
      'skills',
      'A job can list at most 50 skills',
    ],
    [{ deadline: 'soon' }, 'deadline', 'Please enter a valid date for the deadline'],
  ])('rejects %j: %s', (changes, field, message) => {
    expect(errorsOf(aJobForm(changes))).toEqual({ [field]: message });
  });

  it('reports all errors at once', () => {
    expect(Object.keys(errorsOf({}))).toEqual([
      'title',
      'company',
      'location',
      'description',
      'salary',
      'jobType',
      'category',
    ]);
  });

  it.each<JobForm>([
    { title: 't'.repeat(5) },
    { title: 't'.repeat(100) },
    { description: 'd'.repeat(100) },
    { description: 'd'.repeat(5000) },
    { company: 'Q2', location: 'Ua', salary: '$1', category: 'zz' },
    { category: 'A category of our own' },
    { skills: ['s'.repeat(50)] },
    { skills: Array.from({ length: MAX_SKILLS }, (_, i) => `${i}`) },
    { deadline: BOUNDS.latest },
  ])('accepts the limits: %#', (changes) => {
    expect(checkJobDetails(aJobForm(changes), BOUNDS)).toMatchObject(changes);
  });

  it('trims texts, drops duplicate skills and stores empty texts as null', () => {
    const form = aJobForm({
      title: ' Sommelier ',
      skills: ['Wine', ' Wine', 'French'],
      benefits: '  ',
      experience: '',
    });
    expect(checkJobDetails(form, BOUNDS)).toMatchObject({
      title: 'Sommelier',
      skills: ['Wine', 'French'],
      benefits: null,
      experience: null,
    });
  });

  it('fills in defaults', () => {
    const { title, company, location, description, salary, jobType, category } = aJobForm();
    expect(checkJobDetails({ title, company, location, description, salary, jobType, category }, BOUNDS)).toMatchObject(
      {
        requirements: null,
        salaryRange: { min: null, max: null },
        skills: [],
        deadline: null,
        isPremium: false,
      },
    );
  });
});

describe('a draft made of a listing', () => {
  it('has all of its content but the deadline and premium', () => {
    const details = flatDetails(checkJobDetails(aJobForm(), BOUNDS));
    const lisbon = { id: 7, name: 'Lisbon', region: null, country: 'PT', latitude: 38.7, longitude: -9.1 };
    const { deadline: _deadline, isPremium: _isPremium, places: _places, ...content } = details;
    expect(draftFrom({ ...details, places: [lisbon] })).toEqual({ ...content, placeIds: [7] });
    expect(draftFrom(details)).toEqual({ ...content, placeIds: null });
  });
});

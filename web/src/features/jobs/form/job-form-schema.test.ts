import { describe, expect, it } from 'vitest';
import type { JobBody } from '@/api/generated/types.gen';
import { formErrors } from '@/testing/form-errors.ts';
import {
  emptyJobForm,
  jobFormOf,
  jobFormSchema,
  toJobRequest,
  type DeadlineBounds,
  type JobFormValues,
} from './job-form-schema.ts';

const valid: JobFormValues = {
  ...emptyJobForm('Grand Hotel'),
  title: 'Night Auditor',
  location: 'Lisbon',
  jobType: 'full_time',
  category: 'hotels',
  salary: '$40,000',
  description: 'd'.repeat(100),
};

const errorsOf = (change: Partial<JobFormValues>, bounds: Partial<DeadlineBounds> = {}) =>
  formErrors(jobFormSchema({ latest: '2026-11-30', ...bounds }), { ...valid, ...change });

describe('jobFormSchema', () => {
  it('accepts values of minimum and maximum length', () => {
    expect(errorsOf({ title: 'Valet' })).toEqual({});
    expect(errorsOf({ title: 't'.repeat(100), description: 'd'.repeat(5000), company: 'c'.repeat(100) })).toEqual({});
  });

  it.each([
    [{ title: 'Chef' }, { title: 'Job title must be at least 5 characters' }],
    [{ title: 't'.repeat(101) }, { title: 'Job title must be less than 100 characters' }],
    [{ description: 'd'.repeat(99) }, { description: 'Description must be at least 100 characters' }],
    [{ description: 'd'.repeat(5001) }, { description: 'Description must be less than 5000 characters' }],
    [{ company: 'c' }, { company: 'Company must be at least 2 characters' }],
    [{ location: ' ' }, { location: 'Location is required' }],
    [{ salary: '' }, { salary: 'Salary is required' }],
    [{ jobType: '' }, { jobType: 'Please choose a job type' }],
    [{ category: '' }, { category: 'Please choose a category' }],
    [{ otherCategory: 'x' }, { otherCategory: 'Category must be at least 2 characters' }],
    [{ skills: ['s'.repeat(51)] }, { skills: 'Skill must be less than 50 characters' }],
    [{ minSalary: 0.5 }, { minSalary: 'Minimum salary must be a whole number from 0 to 100000000' }],
    [{ maxSalary: -1 }, { maxSalary: 'Maximum salary must be a whole number from 0 to 100000000' }],
    [{ minSalary: 9, maxSalary: 10 }, {}],
    [
      { minSalary: 50_000, maxSalary: 40_000, title: '' },
      {
        title: 'Job title must be at least 5 characters',
        minSalary: 'Minimum salary must not be above the maximum salary',
      },
    ],
  ])('reports for %o %o', (change, errors) => expect(errorsOf(change)).toEqual(errors));

  it('rejects a deadline in the past only if there is an earliest day', () => {
    const past = { deadline: '2026-05-31' };
    expect(errorsOf(past, { earliest: '2026-06-01' })).toEqual({ deadline: 'The deadline must not be in the past' });
    expect(errorsOf({ deadline: '2026-06-01' }, { earliest: '2026-06-01' })).toEqual({});
    expect(errorsOf(past)).toEqual({});
  });

  it('rejects a deadline after the latest day, unless it is unchanged', () => {
    const far = { deadline: '2026-12-01' };
    expect(errorsOf(far)).toEqual({ deadline: 'The deadline must be within the next 180 days' });
    expect(errorsOf({ deadline: '2026-11-30' })).toEqual({});
    expect(errorsOf(far, { unchanged: '2026-12-01' })).toEqual({});
  });
});

describe('toJobRequest', () => {
  it('sends a custom category, and null for empty fields', () => {
    const form = { ...valid, category: 'other', otherCategory: 'Wellness', minSalary: 0 };
    const request = toJobRequest(form);
    expect(request).toMatchObject({ category: 'Wellness', minSalary: 0, maxSalary: null, deadline: null });
    expect(request).not.toHaveProperty('otherCategory');
  });

  it('ignores the custom category if another one is chosen', () => {
    expect(toJobRequest({ ...valid, otherCategory: 'Wellness' }).category).toBe('hotels');
    expect(toJobRequest({ ...valid, category: 'other' }).category).toBe('other');
  });
});

describe('jobFormOf', () => {
  it('turns a listing into a form that sends the same request', () => {
    const request = toJobRequest({ ...valid, category: 'other', otherCategory: 'Wellness', deadline: '2026-12-01' });
    const job = { ...request, deadline: '2026-12-01T00:00:00.000Z' } as JobBody;
    expect(toJobRequest(jobFormOf(job))).toEqual(request);
  });
});

import { experienceLabel, isJobType } from '#jobs/domain/offer/job-options.js';

it('labels known experience levels and leaves other texts unchanged', () => {
  expect(experienceLabel('entry')).toBe('Entry Level (0-1 years)');
  expect(experienceLabel('executive')).toBe('Executive');
  expect(experienceLabel('10 seasons at sea')).toBe('10 seasons at sea');
  expect(experienceLabel('constructor')).toBe('constructor');
  expect(experienceLabel(null)).toBeNull();
});

it('accepts only the five job types', () => {
  expect(['full_time', 'part_time', 'contract', 'seasonal', 'remote'].every(isJobType)).toBe(true);
  expect(isJobType('FULL_TIME')).toBe(false);
});

import { suitability, type Candidate } from '#search/adapters/recommendations/suitability.js';
import type { Seeker } from '#search/adapters/recommendations/seeker-read-model.js';
import type { Wish } from '#search/adapters/recommendations/wishes.js';

const WISHES: readonly Wish[] = [
  new Map([['waiter', { weight: 0.8, reason: 'You are a waiter' }]]),
  new Map([
    ['waiter', { weight: 1, reason: 'You look for waiter jobs' }],
    ['bar', { weight: 0.4, reason: 'Close to waiter' }],
  ]),
];

const JOB: Candidate = {
  id: 1,
  lexemes: ['waiter'],
  location: 'Faro, Portugal',
  experience: null,
  skills: [],
  facts: {},
};

const SEEKER: Seeker = {
  headline: null,
  desiredRoles: [],
  skills: [],
  languages: [],
  experience: null,
  location: null,
  liked: [],
  appliedTo: [],
};

const portuguese = { code: 'pt', level: null, isRequired: true } as const;

describe('how well a listing suits a job seeker', () => {
  it.each<[string, Partial<Candidate>, Partial<Seeker>, number, string?]>([
    ['the best of the wishes', {}, {}, 1, 'You look for waiter jobs'],
    ['a job that is only near', { lexemes: ['bar', 'kitchen'] }, {}, 0.4, 'Close to waiter'],
    ['a level within its range', { experience: 'mid' }, { experience: 5 }, 1.15],
    ['two years outside', { experience: 'mid' }, { experience: 1 }, 1],
    ['three years below', { experience: 'mid' }, { experience: 0 }, 0.85],
    ['three years above', { experience: 'mid' }, { experience: 8 }, 0.85],
    ['an unknown level', { experience: 'any' }, { experience: 8 }, 1],
    ['a skill', { skills: ['Wine', 'Ice'] }, { skills: [' wine '] }, 1.1, 'You look for waiter jobs · needs Wine'],
    [
      'more skills than count',
      { skills: ['a', 'b', 'c', 'd'] },
      { skills: ['a', 'b', 'c', 'd'] },
      1.3,
      'You look for waiter jobs · needs a and b',
    ],
    ['the town', {}, { location: 'faro, portugal' }, 1.25, 'You look for waiter jobs · in Faro'],
    ['the country', {}, { location: 'Lisbon, Portugal' }, 1.1, 'You look for waiter jobs · in Portugal'],
    ['another country', {}, { location: 'Faro, Spain' }, 1],
    ['a spoken language', { facts: { languages: [portuguese] } }, { languages: ['Portuguese'] }, 1.1],
    ['a missing language', { facts: { languages: [portuguese] } }, { languages: ['German'] }, 0.7],
    [
      'a language that is only a plus',
      { facts: { languages: [{ ...portuguese, isRequired: false }] } },
      { languages: ['German'] },
      1,
    ],
    ['a language, if none is known', { facts: { languages: [portuguese] } }, {}, 1],
    ['housing', { facts: { housing: 'free' } }, {}, 1.05, 'You look for waiter jobs · housing included'],
  ])('counts %s', (_what, job, seeker, score, reason = 'You look for waiter jobs') => {
    const suited = suitability({ ...JOB, ...job }, { ...SEEKER, ...seeker }, WISHES);
    expect(suited).toEqual({ id: 1, score: expect.closeTo(score, 5), reason });
  });

  it('is not told of jobs that nobody wishes for', () => {
    expect(suitability({ ...JOB, lexemes: ['pilot'] }, SEEKER, WISHES)).toBeUndefined();
  });
});

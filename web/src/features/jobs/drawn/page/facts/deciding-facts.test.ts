import { expect, it } from 'vitest';
import { decidingFacts } from './deciding-facts.ts';

it.each([
  [{}, []],
  [
    { housing: 'free', meals: true, visaSponsorship: true, startsOn: '2030-05-01' },
    ['Free housing', 'Meals included', 'Visa sponsorship', 'Starts May 1, 2030'],
  ],
  [{ housing: 'none', meals: false, visaSponsorship: false }, ['No housing', 'No meals', 'No visa sponsorship']],
  [{ housing: 'paid' }, ['Housing for rent']],
  [{ housing: 'paid', housingCost: 250 }, ['Housing for €250 a month']],
] as const)('shows %j as %j', (facts, chips) => expect(decidingFacts({ facts, currency: 'EUR' })).toEqual(chips));

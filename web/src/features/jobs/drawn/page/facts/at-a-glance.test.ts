import { expect, it } from 'vitest';
import { glanceOf } from './at-a-glance.ts';

const PAY = { currency: 'EUR', payBasis: null, minSalary: null, maxSalary: null };

it('omits unknown facts', () => expect(glanceOf({ ...PAY, facts: {} })).toEqual([]));

it('shows stated facts, both yes and no', () => {
  expect(
    glanceOf({
      ...PAY,
      payBasis: 'net',
      minSalary: 1_900,
      facts: {
        startsOn: '2030-05-01',
        endsOn: '2030-09-30',
        housing: 'paid',
        housingCost: 250,
        sharedHousing: true,
        couples: true,
        pets: false,
        meals: true,
        tips: false,
        languages: [
          { code: 'pt', level: 'B2', isRequired: true },
          { code: 'en', level: null, isRequired: false },
        ],
        shifts: ['night', 'weekend'],
        hoursPerWeek: 40,
        contractMonths: 1,
        joiningPort: 'Miami',
        certificates: ['STCW'],
      },
    }),
  ).toEqual([
    ['Season', 'May 1, 2030 - Sep 30, 2030'],
    ['Housing', '€250 a month, shared, couples welcome, no pets'],
    ['Meals', 'Yes'],
    ['Tips', 'No'],
    ['Languages', 'Portuguese B2, English (a plus)'],
    ['Shifts', 'Night, weekend'],
    ['Hours', '40 a week'],
    ['Contract', '1 month'],
    ['Joining port', 'Miami'],
    ['Certificates', 'STCW'],
    ['Amounts are', 'Net, after taxes'],
  ]);
});

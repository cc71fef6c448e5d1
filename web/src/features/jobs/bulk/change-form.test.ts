import { expect, it } from 'vitest';
import { emptyChange, toChange } from './change-form.ts';

const EMPTY = emptyChange({ payPeriod: 'month', currency: 'EUR', payBasis: null });

it('sends the chosen parts only, and begins with the terms of the first listing', () => {
  expect(toChange(EMPTY, [])).toEqual({});
  expect(toChange({ ...EMPTY, raise: 3.5 }, ['pay'])).toEqual({ raise: 3.5 });
  expect(toChange({ ...EMPTY, payWay: 'range', minSalary: 2_100 }, ['pay'])).toEqual({
    pay: { minSalary: 2_100, maxSalary: null, payPeriod: 'month', currency: 'EUR', payBasis: null },
  });
});

it('removes what is left empty', () => {
  expect(toChange({ ...EMPTY, endsOn: '2030-09-30' }, ['season', 'deadline'])).toEqual({
    startsOn: null,
    endsOn: '2030-09-30',
    deadline: null,
  });
});

it('sends what belongs to the kind of housing', () => {
  const typed = { ...EMPTY, housingCost: 300, pets: 'no' };
  const none = { sharedHousing: null, couples: null };
  expect(toChange({ ...typed, housing: 'paid' }, ['housing'])).toEqual({
    housing: { ...none, housing: 'paid', housingCost: 300, pets: false },
  });
  expect(toChange({ ...typed, housing: 'none' }, ['housing'])).toEqual({
    housing: { ...none, housing: 'none', housingCost: null, pets: null },
  });
});

import type { ListingChangeInput, PayBasis, PayPeriod } from '@/api/generated/types.gen';
import type { Question } from '@/lib/rules/screening.ts';
import { NEW_QUESTION } from '../form/questions/question-form.ts';

/** What can be changed in many listings at once. */
export type ChangedPart = 'pay' | 'season' | 'deadline' | 'housing' | 'questions';

/** The form for a change of many listings; an empty string means none. */
export interface ChangeValues {
  payWay: 'raise' | 'range';
  raise: number | null;
  minSalary: number | null;
  maxSalary: number | null;
  payPeriod: string;
  currency: string;
  payBasis: string;
  startsOn: string;
  endsOn: string;
  deadline: string;
  housing: string;
  housingCost: number | null;
  sharedHousing: string;
  couples: string;
  pets: string;
  questions: Question[];
}

interface PaidListing {
  payPeriod: string;
  currency: string;
  payBasis: string | null;
}

/** The form to begin with; pay is in the terms of the first listing. */
export function emptyChange({ payPeriod, currency, payBasis }: PaidListing): ChangeValues {
  return {
    payWay: 'raise',
    raise: null,
    minSalary: null,
    maxSalary: null,
    payPeriod,
    currency,
    payBasis: payBasis ?? '',
    startsOn: '',
    endsOn: '',
    deadline: '',
    housing: '',
    housingCost: null,
    sharedHousing: '',
    couples: '',
    pets: '',
    questions: [NEW_QUESTION],
  };
}

/** The chosen parts of the form as a request. */
export function toChange(values: ChangeValues, parts: readonly ChangedPart[]): ListingChangeInput {
  const has = (part: ChangedPart) => parts.includes(part);
  return {
    ...(has('pay') && payOf(values)),
    ...(has('season') && { startsOn: values.startsOn || null, endsOn: values.endsOn || null }),
    ...(has('deadline') && { deadline: values.deadline || null }),
    ...(has('housing') && { housing: housingOf(values) }),
    ...(has('questions') && { questions: values.questions }),
  };
}

function payOf({ payWay, raise, minSalary, maxSalary, ...terms }: ChangeValues): ListingChangeInput {
  // Without a number, the server says which ones it takes.
  if (payWay === 'raise') return { raise: raise ?? 0 };
  return {
    pay: {
      minSalary,
      maxSalary,
      payPeriod: terms.payPeriod as PayPeriod,
      currency: terms.currency,
      payBasis: (terms.payBasis || null) as PayBasis | null,
    },
  };
}

function housingOf({ housing, housingCost, ...values }: ChangeValues): ListingChangeInput['housing'] {
  const offers = housing === 'free' || housing === 'paid';
  return {
    housing: (housing || null) as NonNullable<ListingChangeInput['housing']>['housing'],
    housingCost: housing === 'paid' ? housingCost : null,
    sharedHousing: offers ? answerOf(values.sharedHousing) : null,
    couples: offers ? answerOf(values.couples) : null,
    pets: offers ? answerOf(values.pets) : null,
  };
}

function answerOf(value: string): boolean | null {
  return value === '' ? null : value === 'yes';
}

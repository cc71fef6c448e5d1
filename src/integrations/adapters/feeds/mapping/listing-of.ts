import type { ImportedForm, ImportedListing } from '#integrations/domain/imported-listing.js';
import { converted } from '../formats/shapes.js';
import type { RawListing } from '../raw-listing.js';
import { dayIn } from './deadline.js';
import { factsOf } from './facts.js';
import { fieldsIn } from './fields.js';
import { categoryOf, experienceOf, jobTypeOf } from './options.js';
import { amountIn, currencyIn, currencyOf } from './pay.js';
import { locationOf } from './place-of.js';
import { Reading } from './reading.js';
import { optionFor } from './words.js';

/** Longer ones are sentences, which the requirements have room for. */
const MAX_SKILL = 50;

const NO_PAY = 'Not stated';

/** Converts a listing of a feed into a job form. */
export function listingOf({ fields, fault }: RawListing): ImportedListing {
  const { read, unread } = fieldsIn(converted(fields));
  const reading = new Reading(read);
  const form = formOf(reading);
  return {
    reference: reading.line('reference') ?? '',
    form,
    notes: reading.notes,
    unread,
    ...(fault !== undefined && { fault }),
  };
}

function formOf(reading: Reading): ImportedForm {
  const place = locationOf(reading);
  const { category, department } = categoryOf(reading);
  const { experience, required } = experienceOf(reading);
  const { skills, more } = skillsOf(reading);
  const facts = factsOf(reading);
  const workplaceReference = reading.line('workplaceReference');
  const requirements = [reading.text('requirements'), required, more].filter(Boolean).join('\n\n');
  return {
    title: reading.line('title'),
    company: reading.line('company'),
    location: place.location,
    description: reading.text('description'),
    requirements: requirements || null,
    responsibilities: reading.text('responsibilities'),
    benefits: reading.text('benefits'),
    department: reading.line('department') ?? department,
    ...payOf(reading),
    jobType: jobTypeOf(reading, place.isRemote),
    category,
    experience,
    deadline: dayIn(reading, 'deadline'),
    skills,
    ...(workplaceReference !== null && { workplaceReference }),
    ...(facts && { facts }),
  };
}

type Pay = Pick<ImportedForm, 'salary' | 'minSalary' | 'maxSalary' | 'payPeriod' | 'currency' | 'payBasis'>;

function payOf(reading: Reading): Pay {
  const amount = (field: string): number | null => {
    const written = reading.line(field);
    return written === null ? null : (amountIn(written) ?? -1);
  };
  const option = (field: 'payPeriod' | 'payBasis'): string | null => {
    const written = reading.line(field);
    return written === null ? null : (optionFor(field, written) ?? written);
  };
  const currency = reading.line('currency');
  const besideAmount = currencyIn(reading.line('minSalary') ?? '') ?? currencyIn(reading.line('maxSalary') ?? '');
  const pay = {
    minSalary: amount('minSalary'),
    maxSalary: amount('maxSalary'),
    payPeriod: option('payPeriod'),
    currency: currency === null ? (besideAmount ?? null) : currencyOf(currency),
    payBasis: option('payBasis'),
  };
  if (pay.minSalary !== null || pay.maxSalary !== null) {
    if (pay.currency === null) reading.note('The feed states no currency. The pay is posted in USD.');
    if (pay.payPeriod === null) reading.note('The feed does not say for which time the pay is. It is posted per year.');
  }
  return { ...pay, salary: reading.line('salary') ?? payText(reading, pay) };
}

function payText(reading: Reading, { minSalary, maxSalary, currency, payPeriod }: Omit<Pay, 'salary'>): string {
  const range = [...new Set([minSalary, maxSalary])].filter((amount) => amount !== null).join(' - ');
  if (range !== '') return [currency, range, payPeriod === null ? '' : `per ${payPeriod}`].filter(Boolean).join(' ');
  reading.note(`The feed states no pay. "${NO_PAY}" is shown.`);
  return NO_PAY;
}

function skillsOf(reading: Reading): { skills: readonly string[]; more: string } {
  const all = reading.list('skills');
  const long = all.filter((skill) => skill.length > MAX_SKILL);
  if (long.length > 0) reading.note('Long skills are posted among the requirements.');
  return { skills: all.filter((skill) => !long.includes(skill)), more: long.map((skill) => `• ${skill}`).join('\n') };
}

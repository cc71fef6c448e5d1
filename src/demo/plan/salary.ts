import type { JobForm } from '../../jobs/domain/job-details.js';
import type { Company, RoleTemplate, Workplace } from '../demo-data.js';
import { inTurn } from './random.js';

type Salary = Pick<JobForm, 'salary' | 'minSalary' | 'maxSalary'>;

/** How yearly pay may be put; taken in turn. */
const YEARLY: readonly ((least: number, most: number, onTop: string) => Salary)[] = [
  (least, most, onTop) => ({
    salary: `${span(least, most)} per year, ${onTop}`,
    minSalary: least,
    maxSalary: most,
  }),
  (least, most) => ({ salary: `${span(least, most)} per year`, minSalary: least, maxSalary: most }),
  (least, _most, onTop) => ({ salary: `From ${dollars(least)} per year, ${onTop}`, minSalary: least }),
  (least, most) => ({ salary: `${span(least, most)} per year`, minSalary: least, maxSalary: most }),
  (_least, most) => ({ salary: `Up to ${dollars(most)} per year, depending on experience`, maxSalary: most }),
];

/** What a job pays: by the year, the month or the hour, as is usual for its kind. */
export function salaryOf(role: RoleTemplate, workplace: Workplace, { onTop }: Company, index: number): Salary {
  const [least, most] = role.pay.map((pay) => rounded(pay * workplace.pay, 500)) as [number, number];
  switch (role.jobType) {
    case 'part_time':
      return { salary: `${span(rounded(least / 2000, 0.5), rounded(most / 2000, 0.5))} per hour` };
    case 'seasonal':
      return { salary: `${monthly(least, most)}, ${onTop}` };
    case 'contract':
      return { salary: `${monthly(least, most)}, ${onTop}`, minSalary: least, maxSalary: most };
    default:
      if (role.experience === 'executive' && index % 2 === 0) {
        return { salary: 'Negotiable, with bonus and help to relocate' };
      }
      return inTurn(YEARLY, index)(least, most, role.jobType === 'remote' ? 'plus a yearly bonus' : onTop);
  }
}

function monthly(least: number, most: number): string {
  return `${span(rounded(least / 12, 50), rounded(most / 12, 50))} per month`;
}

function span(least: number, most: number): string {
  return `${dollars(least)} - ${dollars(most)}`;
}

function dollars(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: digits })}`;
}

function rounded(amount: number, step: number): number {
  return Math.round(amount / step) * step;
}

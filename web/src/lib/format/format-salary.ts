const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

interface Salary {
  minSalary?: number | null;
  maxSalary?: number | null;
  /** What the employer wrote. */
  salary?: string | null;
}

/** An amount of dollars without cents, as in “$45,000”. */
export function formatDollars(amount: number): string {
  return DOLLARS.format(amount);
}

/** The period that a salary range is for; undefined without a range, where the employer's own words say it. */
export function salaryPeriod({ minSalary, maxSalary }: Salary): string | undefined {
  return minSalary == null && maxSalary == null ? undefined : 'a year';
}

/** What a listing pays: the range, else the employer's own words. */
export function formatSalary({ minSalary, maxSalary, salary }: Salary): string {
  const min = minSalary ?? null;
  const max = maxSalary ?? null;
  if (min !== null && max !== null) return `${formatDollars(min)} - ${formatDollars(max)}`;
  if (min !== null) return `From ${formatDollars(min)}`;
  if (max !== null) return `Up to ${formatDollars(max)}`;
  return salary?.trim() || 'Not disclosed';
}

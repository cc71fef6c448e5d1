import { formatSalary, salaryPeriod } from '@/lib/format/format-salary.ts';

/** What a listing pays and for which period. */
export function JobPay({ job }: { job: Parameters<typeof formatSalary>[0] }) {
  const period = salaryPeriod(job);
  return (
    <>
      {formatSalary(job)}
      {period ? <small>{`\u00a0${period}`}</small> : null}
    </>
  );
}

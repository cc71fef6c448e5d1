import { checked } from '#shared/domain/field-checks.js';

/**
 * For how many days a company keeps applications after a rejection, and after their listing ended (closed or was
 * archived); null for as long as the site does.
 */
export type Retention = { readonly rejectedDays: number | null; readonly endedDays: number | null };

/** The bounds of what a company chooses, in days. */
export type RetentionBounds = { readonly shortest: number; readonly rejected: number; readonly ended: number };

/** What a company may choose: applicants have time to ask for reasons, and nothing is kept for good. */
export const RETENTION_DAYS = { shortest: 7, longest: 730 } as const;

/** `siteDays`: after how many days the site deletes rejected applications; 0 for never. */
export function retentionBounds(siteDays: number): RetentionBounds {
  const { shortest, longest } = RETENTION_DAYS;
  const rejected = siteDays === 0 ? longest : Math.min(Math.max(siteDays, shortest), longest);
  return { shortest, rejected, ended: longest };
}

/** @throws InvalidFields */
export function chosenRetention(entered: Retention, siteDays: number): Retention {
  const { shortest, rejected, ended } = retentionBounds(siteDays);
  return checked((checks) => {
    const check = (field: keyof Retention, longest: number) => {
      const days = entered[field];
      if (days === null || (Number.isInteger(days) && days >= shortest && days <= longest)) return;
      checks.add(field, daysMessage(shortest, longest));
    };
    check('rejectedDays', rejected);
    check('endedDays', ended);
    return { rejectedDays: entered.rejectedDays, endedDays: entered.endedDays };
  });
}

export function daysMessage(shortest: number, longest: number): string {
  return `Please enter ${shortest} to ${longest} days.`;
}

/** What applies: a company never keeps applications longer than the site. */
export function effectiveRetention({ rejectedDays, endedDays }: Retention, siteDays: number): Retention {
  const limits = [rejectedDays, siteDays || null].filter((days) => days !== null);
  return { rejectedDays: limits.length === 0 ? null : Math.min(...limits), endedDays };
}

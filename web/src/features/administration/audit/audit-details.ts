import type { AuditEntryBody } from '@/api/generated/types.gen';
import { withMore } from '@/lib/format/list-of.ts';
import { t } from '@/lib/language/t.ts';
import { RESTRICTION_REASONS } from '@/lib/rules/restriction-reasons.ts';

type Labels = Readonly<Record<string, string>>;

/** What a fact is about; facts without a label show their name. */
const NAMES: Labels = {
  by: t('by'),
  byOperator: t('byOperator'),
  code: t('code'),
  confirmation: t('confirmation'),
  deleted: t('deleted'),
  domain: t('domain'),
  host: t('host'),
  invitation: t('invitation'),
  key: t('key'),
  kind: t('kind'),
  mails: t('mails'),
  member: t('member'),
  outcome: t('outcome'),
  passkeys: t('passkeys'),
  reason: t('reason'),
  reports: t('reports'),
  role: t('role'),
  scope: t('scope'),
  webhook: t('webhook'),
  with: t('with'),
  workplace: t('workplace'),
};

/** Codes in words; other values are shown as they are. */
const VALUES: Labels = {
  admin: t('admin'),
  archived: t('archived'),
  critical: t('critical'),
  dismissed: t('dismissed'),
  employer: t('employer'),
  false: t('false'),
  full: t('full'),
  job_seeker: t('job_seeker'),
  owner: t('owner'),
  passkey: t('passkey'),
  password: t('password'),
  provider: t('provider'),
  read: t('read'),
  'read:applications': t('read:applications'),
  recruiter: t('recruiter'),
  registration: t('registration'),
  rejected: t('rejected'),
  reviewer: t('reviewer'),
  suspended: t('suspended'),
  'too-many-attempts': t('too-many-attempts'),
  true: t('true'),
  write: t('write'),
};

/** The details of an entry in a line, such as “with: password, code: true”. Notes are not shown. */
export function detailsOf(details: AuditEntryBody['details']): string {
  return withMore(
    Object.entries(details)
      .filter(([name]) => name !== 'note')
      .map(([name, value]) => t('{name}: {value}', { name: NAMES[name] ?? name, value: valueOf(name, String(value)) })),
  );
}

function valueOf(name: string, code: string): string {
  const label = name === 'reason' ? (RESTRICTION_REASONS as Labels)[code] : undefined;
  return label ?? VALUES[code] ?? code;
}

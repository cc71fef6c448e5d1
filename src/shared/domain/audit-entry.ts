/** All recorded actions, as subject and event. */
export const AUDIT_ACTIONS = [
  'sign-in.succeeded',
  'sign-in.failed',
  'sign-in.refused',
  'sign-out',
  'session.ended',
  'sessions.ended',
  'account.registered',
  'account.renamed',
  'account.suspended',
  'account.reinstated',
  'objection.rejected',
  'account.deleted',
  'export.requested',
  'export.downloaded',
  'password.changed',
  'password.reset-requested',
  'password.link-created',
  'email.change-requested',
  'email.changed',
  'email.restored',
  'email.verified',
  'passkey.added',
  'passkey.removed',
  'identity.linked',
  'identity.unlinked',
  'api-key.created',
  'api-key.revoked',
  'applications.fetched',
  'webhook.created',
  'webhook.changed',
  'webhook.secret-rotated',
  'webhook.removed',
  'import-address.changed',
  'import-address.removed',
  'integrations.ended',
  'second-factor.enabled',
  'second-factor.disabled',
  'second-factor.failed',
  'second-factor.recovery-code-used',
  'second-factor.recovery-codes-renewed',
  'admin.invited',
  'admin.invitation-withdrawn',
  'admin.joined',
  'note.added',
  'note.removed',
  'listing.approved',
  'listing.rejected',
  'listing.archived',
  'listing.unarchived',
  'premium.refused',
  'payment.paid',
  'payment.refunded',
  'reports.closed',
  'company.member-invited',
  'company.invitation-withdrawn',
  'company.member-joined',
  'company.role-changed',
  'company.member-removed',
  'company.member-left',
  'company.retention-changed',
  'company.applicant-exported',
  'company.applicant-deleted',
  'company.workplace-added',
  'company.workplace-changed',
  'company.workplace-removed',
  'company.workplace-approved',
  'company.approved',
  'company.verification-requested',
  'company.domain-proven',
  'company.verified',
  'company.verification-lapsed',
  'company.verification-withdrawn',
  'conversation.started',
  'mail.retried',
  'backup.created',
  'backup.downloaded',
  'backup.verified',
  'backup.restored',
  'task.failed',
  'audit.exported',
  'audit.trimmed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Possible subjects of an entry. */
export const AUDIT_SUBJECTS = [
  'user',
  'listing',
  'company',
  'application',
  'report',
  'payment',
  'backup',
  'task',
] as const;
export type AuditSubjectKind = (typeof AUDIT_SUBJECTS)[number];

/** `id` is the account's id for users and companies, and the name for backups and tasks. */
type AuditSubject = { readonly kind: AuditSubjectKind; readonly id: number | string };

/** Codes, numbers and flags; never credentials, tokens or text that users wrote, because entries cannot be changed. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

export type AuditEntry = {
  readonly action: AuditAction;
  readonly subject?: AuditSubject;
  readonly details?: AuditDetails;
  /** By default the signed-in user of the request, or else the visitor or the system. */
  readonly actorId?: number;
};

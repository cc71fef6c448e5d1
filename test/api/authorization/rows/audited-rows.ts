/** What the audit log has after the calls of the matrix; nothing after the others. */
export const AUDITED_ROWS = `
POST /api/login an account with a known password                                 | sign-in.succeeded
POST /api/register as an employer                                                | account.registered sign-in.succeeded
POST /api/logout                                                                 | sign-out
PUT /api/account                                                                 | account.renamed
PUT /api/account/password with the current password                              | password.changed
DELETE /api/account/sessions                                                     | sessions.ended
DELETE /api/account/sessions/{id} the seeker's                                   | session.ended
POST /api/account/export with the current password                               | export.requested
DELETE /api/account with the current password                                    | account.deleted
DELETE /api/account/passkeys/{id} the seeker's                                   | passkey.removed
PUT /api/account/second-factor with a code of the seeker                         | second-factor.enabled
DELETE /api/account/second-factor with a code of the other employer              | second-factor.disabled
POST /api/account/second-factor/recovery-codes with a code of the other employer | second-factor.recovery-codes-renewed
DELETE /api/account/identities/{id} the seeker's                                 | identity.unlinked
POST /api/account/email/confirm with a valid link                                | email.changed
POST /api/account/email/undo with a valid link                                   | email.restored
POST /api/email-verification/confirm with a valid link                           | email.verified
POST /api/password-reset/confirm with a valid link                               | password.changed
POST /api/users/{id}/password-reset-link the seeker                              | password.link-created
POST /api/users/{id}/export the seeker, with the own password                    | export.downloaded
DELETE /api/users/{id} the seeker, with the own password                         | account.deleted
PUT /api/users/{id}/suspension the seeker                                        | account.suspended
PUT /api/admin/objections/{id}/reject of the other seeker                        | objection.rejected
DELETE /api/admin/invitations/{id} the admin's                                   | admin.invitation-withdrawn
POST /api/admin-invitation with a valid link                                     | account.registered admin.joined sign-in.succeeded
POST /api/company/invitations                                                    | company.member-invited
DELETE /api/company/invitations/{id} the employer's                              | company.invitation-withdrawn
POST /api/company-invitation with a valid link                                   | account.registered company.member-joined sign-in.succeeded
PUT /api/company/retention                                                       | company.retention-changed
POST /api/company/applicants/{id}/export the seeker                              | company.applicant-exported
DELETE /api/company/applicants/{id} the seeker                                   | company.applicant-deleted
POST /api/company/workplaces                                                     | company.workplace-added
PUT /api/company/workplaces/{id} the employer's hotel                            | company.workplace-changed
DELETE /api/company/workplaces/{id} the employer's hotel                         | company.workplace-removed
POST /api/company/workplaces/{id}/logo the employer's hotel                      | company.workplace-changed
PUT /api/admin/workplaces/{id}/approve the employer's hotel                      | company.workplace-approved
PUT /api/jobs/{id}/approve a pending listing                                     | listing.approved
PUT /api/jobs/{id}/reject a pending listing                                      | listing.rejected
PUT /api/jobs/{id}/refuse-premium a pending listing                              | premium.refused
PUT /api/admin/listings/restrict a pending listing                               | listing.rejected
PUT /api/admin/companies/{employerId}/shut-down an idle employer                 | account.suspended
PUT /api/admin/reports/{jobId} a listing that the seeker reported                | reports.closed
PUT /api/admin/pending-jobs/approve a pending listing, approved before           | listing.approved
PUT /api/admin/payments/{id} an invoice                                          | payment.paid
POST /api/employer/api-keys with the current password                            | api-key.created
DELETE /api/employer/api-keys/{id} the employer's                                | api-key.revoked
PUT /api/employer/import-address with the current password                       | import-address.changed
POST /api/employer/webhooks with the current password                            | webhook.created
PUT /api/employer/webhooks/{id} the employer's                                   | webhook.changed
POST /api/employer/webhooks/{id}/rotate the employer's                           | webhook.secret-rotated
DELETE /api/employer/webhooks/{id} the employer's                                | webhook.removed
DELETE /api/employer/integrations                                                | integrations.ended
PUT /api/admin/companies/{employerId}/approve an employer                        | company.approved
PUT /api/admin/companies/{employerId}/verify the other employer's                | company.verified
PUT /api/admin/companies/{employerId}/withdraw-verification the employer's       | company.verification-withdrawn
POST /api/profile/employer/verification/confirm with the other employer's link   | company.domain-proven
POST /api/conversations with someone who did not apply                           | conversation.started
POST /api/conversations with an employer who is not hiring                       | conversation.started
POST /api/conversations about a pending listing                                  | conversation.started
POST /api/admin/notes about the employer                                         | note.added
DELETE /api/admin/notes/{id} the admin's                                         | note.removed
DELETE /api/users/{id}/sessions the seeker                                       | sessions.ended
POST /api/admin/database/backup                                                  | backup.created
POST /api/admin/database/backup-critical                                         | backup.created
POST /api/admin/database/backups/{name}/verify a backup                          | backup.verified
PUT /api/jobs/{id}/archive an open listing, by an admin                          | listing.archived
PUT /api/jobs/{id}/archive an archived listing, unarchived, by an admin          | listing.unarchived
POST /api/conversations with the seeker, about a listing, by an admin            | conversation.started
POST /api/conversations with an applicant, by an admin                           | conversation.started`;

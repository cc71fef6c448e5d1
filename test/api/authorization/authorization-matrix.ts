import { ADMIN_ROWS } from './rows/authorization-admin-rows.js';
import { LISTING_ROWS } from './rows/authorization-listing-rows.js';
import { TEAM_ROWS } from './rows/authorization-team-rows.js';

/**
 * The authorization matrix: every documented route, the object, and the expected response per role. The objects belong
 * to the seeker and the employer of the second and fourth column; `200:3` is a response with three items.
 * `authorization-calls.ts` has the request of each row.
 */
export const MATRIX = `
route                                           | on                                   | visitor seeker other employer other admin
GET /api/user                                   |                                      | 401     200    200   200      200   200
POST /api/login                                 | an account with a known password     | 200     200    200   200      200   200
POST /api/login                                 | an account with a wrong password     | 401     401    401   401      401   401
POST /api/register                              | as an employer                       | 201     201    201   201      201   201
POST /api/register                              | as an admin                          | 400     400    400   400      400   400
POST /api/logout                                |                                      | 204     204    204   204      204   204
GET /api/users                                  |                                      | 401     403    403   403      403   200:7

PUT /api/account                                |                                      | 401     200     200   200       200   200
PUT /api/account/language                       |                                      | 401     200     200   200       200   200
PUT /api/account/time-zone                      |                                      | 401     200     200   200       200   200
PUT /api/account/password                       | with the current password            | 401     204     204   204       204   204
PUT /api/account/password                       | with a wrong password                | 401     400     400   400       400   400
GET /api/account/sessions                       |                                      | 401     200     200   200       200   200
DELETE /api/account/sessions                    |                                      | 401     204     204   204       204   204
DELETE /api/account/sessions/{id}               | the seeker's                         | 401     204     404   404       404   404
POST /api/account/export                        | with the current password            | 401     202     202   202       202   202
POST /api/account/export                        | with a wrong password                | 401     400     400   400       400   400
GET /api/account/export                         |                                      | 401     200     200   200       200   200
GET /api/account/export/file                    | the seeker's                         | 401     200     404   404       404   404
DELETE /api/account                             | with the current password            | 401     204     204   204       204   409
DELETE /api/account                             | with a wrong password                | 401     400     400   400       400   400
GET /api/account/sign-in                        |                                      | 401     200     200   200       200   200
POST /api/account/passkeys/options              | with the current password            | 401     200     200   200       200   200
POST /api/account/passkeys/options              | with a wrong password                | 401     400     400   400       400   400
POST /api/account/passkeys                      | without a challenge                  | 401     400     400   400       400   400
PUT /api/account/passkeys/{id}                  | the seeker's                         | 401     204     404   404       404   404
DELETE /api/account/passkeys/{id}               | the seeker's                         | 401     204     404   404       404   404
POST /api/auth/passkey/options                  |                                      | 200     200     200   200       200   200
POST /api/auth/passkey                          | without a challenge                  | 401     401     401   401       401   401
POST /api/account/second-factor                 | with the current password            | 401     200     200   200       409   200
POST /api/account/second-factor                 | with a wrong password                | 401     400     400   400       400   400
PUT /api/account/second-factor                  | with a code of the seeker            | 401     200     409   409       409   409
DELETE /api/account/second-factor               | with a code of the other employer    | 401     409     409   409       204   409
POST /api/account/second-factor/recovery-codes  | with a code of the other employer    | 401     409     409   409       200   409
POST /api/auth/second-factor                    | without a pending sign-in            | 410     410     410   410       410   410
GET /api/auth/providers                         |                                      | 200     200     200   200       200   200
GET /api/auth/pending                           |                                      | 410     410     410   410       410   410
POST /api/auth/pending/registration             | without a pending sign-in            | 410     410     410   410       410   410
POST /api/auth/pending/link                     | without a pending sign-in            | 410     410     410   410       410   410
GET /api/auth/{provider}                        | an unknown provider                  | 404     404     404   404       404   404
GET /api/auth/{provider}/callback               | an unknown provider                  | 404     404     404   404       404   404
POST /api/account/identities/{provider}         | an unknown provider                  | 401     404     404   404       404   404
DELETE /api/account/identities/{id}             | the seeker's                         | 401     204     404   404       404   404
GET /api/account/notifications                  |                                      | 401     200     200   200       200   200
PUT /api/account/notifications                  |                                      | 401     200     200   200       200   200
GET /api/account/push                           |                                      | 401     200     200   200       200   200
PUT /api/account/push                           | without keys of the site             | 401     409     409   409       409   409
DELETE /api/account/push                        |                                      | 401     204     204   204       204   204
GET /api/account/email                          |                                      | 401     200     200   200       200   200
PUT /api/account/email                          | without a mail server                | 401     409     409   409       409   409
POST /api/account/email/confirm                 | with a valid link                    | 204     204     204   204       204   204
POST /api/account/email/undo                    | with a valid link                    | 204     204     204   204       204   204
POST /api/account/email/undo                    | with the link of a change            | 410     410     410   410       410   410
POST /api/email-verification                    | without a mail server                | 401     409     409   409       409   409
POST /api/email-verification/confirm            | with a valid link                    | 204     204     204   204       204   204
GET /api/password-reset                         |                                      | 200     200     200   200       200   200
POST /api/password-reset                        |                                      | 202     202     202   202       202   202
POST /api/password-reset/confirm                | with a valid link                    | 204     204     204   204       204   204
POST /api/password-reset/confirm                | with a guessed link                  | 410     410     410   410       410   410
POST /api/users/{id}/password-reset-link        | the seeker                           | 401     403     403   403       403   201
POST /api/users/{id}/export                     | the seeker, with the own password    | 401     403    403   403      403   200
POST /api/users/{id}/export                     | the seeker, with a wrong password    | 401     403    403   403      403   400
POST /api/users/{id}/export                     | the only admin                       | 401     403    403   403      403   409
DELETE /api/users/{id}                          | the seeker, with the own password    | 401     403    403   403      403   204
DELETE /api/users/{id}                          | the seeker, with a wrong password    | 401     403    403   403      403   400
DELETE /api/users/{id}                          | the only admin                       | 401     403    403   403      403   409
PUT /api/users/{id}/suspension                  | the seeker                           | 401     403    403   403      403   204
PUT /api/users/{id}/suspension                  | the only admin                       | 401     403    403   403      403   409
POST /api/objections                            | with the link of the suspended user  | 204     204    204   204      204   204
POST /api/objections                            | with a guessed link                  | 410     410    410   410      410   410
GET /api/admin/objections                       |                                      | 401     403    403   403      403   200:1
PUT /api/admin/objections/{id}/reject           | of the other seeker                  | 401     403    403   403      403   204
GET /api/admin/invitations                      |                                      | 401     403    403   403      403   200:1
POST /api/admin/invitations                     | without a mail server                | 401     403    403   403      403   409
DELETE /api/admin/invitations/{id}              | the admin's                          | 401     403    403   403      403   204
POST /api/admin-invitation                      | with a valid link                    | 201     201    201   201      201   201
POST /api/admin-invitation                      | with a guessed link                  | 410     410    410   410      410   410
GET /api/account/suspension                     |                                      | 401     200    200   200      200   200
PUT /api/account/suspension/seen                |                                      | 401     204    204   204      204   204

${TEAM_ROWS}

GET /api/jobs                                   | open listings                        | 200:3   200:3  200:3 200:3    200:3 200:3
GET /api/jobs                                   | listings in every state              | 403     403    403   403      403   200:6
GET /api/jobs/facets                            |                                      | 200:3   200:3  200:3 200:3    200:3 200:3
GET /api/jobs/related                           |                                      | 200:0   200:0  200:0 200:0    200:0 200:0
GET /api/places                                 |                                      | 200     200    200   200      200   200
GET /api/suggestions                            |                                      | 200     200    200   200      200   200
GET /api/companies/{employerId}                 | the employer's                       | 200     200    200   200      200   200
GET /api/companies/{employerId}                 | a job seeker's                       | 404     404    404   404      404   404
GET /api/jobs/{id}                              | an open listing                      | 200     200    200   200      200   200
GET /api/jobs/{id}                              | a closed listing                     | 200     200    200   200      200   200
GET /api/jobs/{id}                              | a pending listing                    | 404     404    404   200      404   200
GET /api/jobs/{id}                              | an archived listing                  | 404     404    404   200      404   200
GET /api/jobs/{id}/public                       | an open listing                      | 200     200    200   200      200   200
GET /api/jobs/{id}/public                       | a closed listing                     | 200     200    200   200      200   200
GET /api/jobs/{id}/public                       | a pending listing                    | 404     404    404   200      404   200
GET /api/jobs/{id}/public                       | an archived listing                  | 404     404    404   200      404   200
GET /api/jobs/{id}/similar                      | an open listing                      | 200     200    200   200      200   200
GET /api/jobs/{id}/similar                      | a closed listing                     | 200     200    200   200      200   200
GET /api/jobs/{id}/similar                      | a pending listing                    | 404     404    404   404      404   404
GET /api/jobs/{id}/similar                      | an archived listing                  | 200     200    200   200      200   200
POST /api/jobs                                  |                                      | 401     403    403   201      201   403
PUT /api/jobs/{id}                              | an open listing                      | 401     403    403   200      404   403
PUT /api/jobs/{id}                              | a pending listing                    | 401     403    403   200      404   403
PUT /api/jobs/{id}/renew                        | an open listing                      | 401     403    403   409       404   403
PUT /api/jobs/{id}/renew                        | a closed listing                     | 401     403    403   200       404   403
DELETE /api/jobs/{id}/change                    | an open listing                      | 401     403    403   200       404   403
${LISTING_ROWS}
PUT /api/jobs/{id}/approve                      | a pending listing                    | 401     403    403   403      403   200
PUT /api/jobs/{id}/reject                       | a pending listing                    | 401     403    403   403      403   200
PUT /api/jobs/{id}/refuse-premium               | a pending listing                    | 401     403    403   403      403   200
GET /api/jobs/{id}/decisions                    | an open listing                      | 401     403    403   200      404   200
POST /api/jobs/{id}/reports                     | an open listing                      | 204     204    204   404       204   204
POST /api/jobs/{id}/reports                     | a pending listing                    | 404     404    404   404       404   404
GET /api/account/reports                        |                                      | 401     200    200   200       200   200
GET /api/admin/pending-jobs/hints               |                                      | 401     403    403   403       403   200:1
GET /api/admin/explanations                     |                                      | 401     403    403   403       403   200
PUT /api/admin/listings/restrict                | a pending listing                    | 401     403    403   403       403   200:1
PUT /api/admin/companies/{employerId}/shut-down | an idle employer                     | 401     403    403   403       403   200
GET /api/admin/reports                          |                                      | 401     403    403   403       403   200
PUT /api/admin/reports/{jobId}                  | a listing that the seeker reported   | 401     403    403   403       403   204
GET /api/admin/jobs/{id}/review                 | a pending listing                    | 401     403    403   403       403   200
PUT /api/jobs/{id}/archive                      | an open listing                      | 401     403    403   200      404   200
PUT /api/jobs/{id}/archive                      | an archived listing, unarchived      | 401     403    403   200      404   200
GET /api/employer/jobs                          |                                      | 401     403    403   200:5    200:1 403
GET /api/employer/summary                       |                                      | 401     403    403   200:6    200:1 403
GET /api/employer/analytics                     |                                      | 401     403    403   200:1    200:0 403
GET /api/employer/analytics                     | of the employer's listing            | 401     403    403   200:1    404   403
GET /api/employer/analytics/export              |                                      | 401     403    403   200:1    200:0 403
GET /api/employer/analytics/export              | of the employer's listing            | 401     403    403   200:1    404   403
GET /api/admin/pending-jobs                     |                                      | 401     403    403   403      403   200:1
PUT /api/admin/pending-jobs/approve             | a pending listing, approved before   | 401     403    403   403      403   200:1
GET /api/bookmarks                              |                                      | 401     200:1  200:0 403      403   403
GET /api/bookmarks/unavailable                  |                                      | 401     200    200   403      403   403
POST /api/bookmarks                             | an open listing                      | 401     201    201   403      403   403
POST /api/bookmarks                             | a listing that the seeker saved      | 401     200    201   403      403   403
POST /api/bookmarks                             | a missing listing                    | 401     404    404   403      403   403
POST /api/bookmarks                             | a pending listing                    | 401     404    404   403      403   403
POST /api/bookmarks                             | an archived listing                  | 401     404    404   403      403   403
DELETE /api/bookmarks/{id}                      | the seeker's                         | 401     204    404   403      403   403

POST /api/employer/jobs/{id}/checkout           | a pending listing                    | 401     403    403   409      404   403
GET /api/employer/payments                      |                                      | 401     403    403   200:1    200:0 403
POST /api/employer/payments/{id}/check          | an invoice                           | 401     403    403   200      404   403
GET /api/admin/payments                         |                                      | 401     403    403   403      403   200:1
PUT /api/admin/payments/{id}                    | an invoice                           | 401     403    403   403      403   204
POST /api/payments/stripe                       | without a provider                   | 409     409    409   409      409   409

GET /api/employer/api-keys                      |                                      | 401     403    403   200      200   403
POST /api/employer/api-keys                     | with the current password            | 401     403    403   201      201   403
POST /api/employer/api-keys                     | with a wrong password                | 401     403    403   400      400   403
DELETE /api/employer/api-keys/{id}              | the employer's                       | 401     403    403   204      404   403
GET /api/employer/applications                  |                                      | 401     403    403   403      403   403
GET /api/employer/applications/{id}             | the seeker's                         | 401     403    403   403      403   403

POST /api/import                                | a feed                               | 401     403    403   202      202   403
POST /api/import/preview                        | a feed                               | 401     403    403   202      202   403
POST /api/employer/import-address/preview       | an address that is not public        | 401     403    403   400      400   403
GET /api/employer/imports/{id}/preview          | the employer's                       | 401     403    403   200      404   403
GET /api/employer/imports                       |                                      | 401     403    403   200      200   403
GET /api/employer/imports/{id}                  | the employer's                       | 401     403    403   200      404   403
POST /api/employer/imports/{id}/confirm         | the employer's                       | 401     403    403   202      404   403
GET /api/employer/import-address                |                                      | 401     403    403   200      200   403
PUT /api/employer/import-address                | with the current password            | 401     403    403   200      200   403
PUT /api/employer/import-address                | with a wrong password                | 401     403    403   400      400   403
DELETE /api/employer/import-address             |                                      | 401     403    403   204      204   403
GET /api/employer/webhooks                      |                                      | 401     403    403   200      200   403
POST /api/employer/webhooks                     | with the current password            | 401     403    403   201      201   403
POST /api/employer/webhooks                     | with a wrong password                | 401     403    403   400      400   403
PUT /api/employer/webhooks/{id}                 | the employer's                       | 401     403    403   200      404   403
PUT /api/employer/webhooks/{id}                 | the employer's, with a wrong password | 401    403    403   400      400   403
POST /api/employer/webhooks/{id}/rotate         | the employer's                       | 401     403    403   200      404   403
POST /api/employer/webhooks/{id}/rotate         | the employer's, with a wrong password | 401    403    403   400      400   403
DELETE /api/employer/webhooks/{id}              | the employer's                       | 401     403    403   204      404   403
GET /api/employer/webhooks/{id}/deliveries      | the employer's                       | 401     403    403   200      404   403
POST /api/employer/webhook-deliveries/{id}/redeliver | the employer's                  | 401     403    403   202      404   403
DELETE /api/employer/integrations               |                                      | 401     403    403   204      204   403

GET /api/job-seeker/recommendations             |                                      | 401     200    200   403      403   403
GET /api/saved-searches                         |                                      | 401     200:1  200:0 403      403   403
GET /api/saved-searches/schedule                |                                      | 401     200    200   403      403   403
PUT /api/saved-searches/schedule                |                                      | 401     200    200   403      403   403
POST /api/saved-searches                        |                                      | 401     201    201   403      403   403
POST /api/saved-searches                        | a search that the seeker saved       | 401     200    201   403      403   403
PUT /api/saved-searches/{id}                    | the seeker's                         | 401     200    404   403      403   403
DELETE /api/saved-searches/{id}                 | the seeker's                         | 401     204    404   403      403   403

GET /api/applications/job-seeker                |                                      | 401     200:1  200:0 403      403   403
GET /api/applications/employer                  |                                      | 401     403    403   200:1    200:0 403
GET /api/applications/employer                  | of one job                           | 401     403    403   200:1    200:0 403
GET /api/applications/employer/export           |                                      | 401     403    403   200:1    200:0 403
GET /api/applications/job/{jobId}               | the employer's listing               | 401     403    403   200:1    404   403
GET /api/applications/{id}                      | the seeker's                         | 401     200    404   200      404   403
POST /api/applications                          | an open listing                      | 401     201    201   403      403   403
POST /api/applications                          | a listing that the seeker applied to | 401     409    201   403      403   403
POST /api/applications                          | a missing listing                    | 401     409    409   403      403   403
POST /api/applications                          | a pending listing                    | 401     409    409   403      403   403
POST /api/applications                          | an archived listing                  | 401     409    409   403      403   403
POST /api/applications                          | a closed listing                     | 401     409    409   403      403   403
GET /api/applications/{id}/events               | the seeker's                         | 401     200    404   200      404   403
PUT /api/applications/{id}                      | the seeker's                         | 401     200    404   403      403   403
GET /api/applications/{id}/interviews           | the seeker's                         | 401     200    404   200      404   403
POST /api/applications/{id}/interviews          | the seeker's                         | 401     403    403   201      404   403
GET /api/interviews                             |                                      | 401     200:1  200:0 200:1    200:0 403
PUT /api/interviews/{id}/slot                   | the seeker's                         | 401     200    404   403      403   403
POST /api/interviews/{id}/proposal              | the seeker's                         | 401     200    404   403      403   403
POST /api/interviews/{id}/cancel                | the seeker's                         | 401     200    404   200      404   403
GET /api/interviews/{id}/calendar               | the seeker's, past                   | 401     200    404   200      404   403
POST /api/applications/{id}/withdraw            | the seeker's                         | 401     200    404   403      403   403
PUT /api/applications/{id}/seen                 | the seeker's                         | 401     403    403   200      404   403
PUT /api/applications/status                    | the seeker's                         | 401     403    403   200:1    200:0 403
GET /api/applications/{id}/profile              | the seeker's                         | 401     403    403   200      404   403
PUT /api/applications/{id}/status               | the seeker's                         | 401     403    403   200      404   403
PUT /api/applications/{id}/notes                | the seeker's                         | 401     403    403   200      404   403
GET /api/jobs/{id}/application-notice           | the employer's                       | 401     403    403   200      404   403
PUT /api/jobs/{id}/application-notice           | the employer's                       | 401     403    403   200      404   403
GET /api/company/application-notice             |                                      | 401     403    403   200      200   403
PUT /api/company/application-notice             |                                      | 401     403    403   200      200   403
PUT /api/company/application-notice             | the employer's hotel                 | 401     403    403   200      404   403
GET /api/company/retention                      |                                      | 401     403    403   200      200   403
PUT /api/company/retention                      |                                      | 401     403    403   200      200   403
GET /api/companies/{employerId}/kept-applications | the employer                       | 401     200    200   200      200   200
GET /api/company/applicants/{id}                | the seeker                           | 401     403    403   200      404   403
POST /api/company/applicants/{id}/export        | the seeker                           | 401     403    403   200      404   403
DELETE /api/company/applicants/{id}             | the seeker                           | 401     403    403   204      404   403
GET /api/message-templates                      |                                      | 401     403    403   200:1    200:0 403
POST /api/message-templates                     |                                      | 401     403    403   201      201   403
PUT /api/message-templates/{id}                 | the employer's                       | 401     403    403   200      404   403
DELETE /api/message-templates/{id}              | the employer's                       | 401     403    403   204      404   403

GET /api/profile/job-seeker                     |                                      | 401     200    200   403      403   403
PUT /api/profile/job-seeker                     |                                      | 401     200    200   403      403   403
POST /api/profile/job-seeker/avatar             |                                      | 401     201    201   403      403   403
POST /api/profile/job-seeker/resume             |                                      | 401     201    201   403      403   403
GET /api/profile/job-seeker/resume              |                                      | 401     200    404   403      403   403
DELETE /api/profile/job-seeker/resume           |                                      | 401     204    204   403      403   403
GET /api/profile/job-seeker/resume/made         |                                      | 401     200    200   403      403   403
POST /api/profile/job-seeker/resume/made        |                                      | 401     201    201   403      403   403
GET /api/job-seeker/profile/public/{userId}     | a hidden profile                     | 404     200    404   404      404   404
GET /api/job-seeker/profile/public/{userId}     | a public profile                     | 200     200    200   200      200   200
GET /api/job-seeker/profile/public/{userId}     | an employer                          | 404     404    404   404      404   404
GET /api/profile/employer                       |                                      | 401     403    403   200      200   403
GET /api/employer/profile                       |                                      | 401     403    403   200      200   403
PUT /api/profile/employer                       |                                      | 401     403    403   200      200   403
POST /api/profile/employer/logo                 |                                      | 401     403    403   201      201   403
GET /api/admin/pending-companies                |                                      | 401     403    403   403      403   200
GET /api/admin/company-names                    |                                      | 401     403    403   403      403   200
PUT /api/admin/companies/{employerId}/approve   | an employer                          | 401     403    403   403      403   204
PUT /api/admin/companies/{employerId}/verify    | the other employer's                 | 401     403    403   403      403   204
PUT /api/admin/companies/{employerId}/withdraw-verification | the employer's           | 401     403    403   403      403   204
GET /api/profile/employer/verification          |                                      | 401     403    403   200      200   403
POST /api/profile/employer/verification         | without a mail server                | 401     403    403   409      409   403
POST /api/profile/employer/verification/confirm | with the other employer's link       | 401     403    403   410      204   403
GET /api/employer/public/{employerId}           | an employer                          | 200     200    200   200      200   200
GET /api/employer/public/{employerId}           | a job seeker                         | 404     404    404   404      404   404
GET /api/files/{key}                            | a logo                               | 200     200    200   200      200   200
GET /api/files/{key}                            | a resume                             | 404     404    404   404      404   404
GET /api/resumes/{key}                          | with a signed link                   | 200     200    200   200      200   200
GET /api/resumes/{key}                          | without a signature                  | 403     403    403   403      403   403
GET /api/resumes/{key}                          | with a wrong signature               | 403     403    403   403      403   403

GET /api/conversations                          |                                      | 401     200:1  200:0 200:1    200:0 200:0
GET /api/conversations/unread                   |                                      | 401     200:1  200:0 200:0    200:0 200:0
GET /api/conversations/{id}                     | of seeker and employer               | 401     200    404   200      404   404
GET /api/conversations/{id}/messages            | of seeker and employer               | 401     200:1  404   200:1    404   404
POST /api/conversations/{id}/messages           | of seeker and employer               | 401     201    404   201      404   404
POST /api/conversations/{id}/attachments        | of seeker and employer               | 401     201    404   201      404   404
GET /api/messages/{id}/attachments/{key}        | from the employer to the seeker      | 401     200    404   200      404   404
GET /api/messages/{id}/attachments/{key}        | of another message                   | 401     404    404   404      404   404
PUT /api/messages/{id}/settled                  | from the employer to the seeker      | 401     204    404   403      404   404
PUT /api/messages/{id}/status                   | from the employer to the seeker      | 401     200    404   403      404   404
DELETE /api/messages/{id}                       | from the employer to the seeker      | 401     403    404   204      404   404
POST /api/conversations                         | with the seeker, about a listing     | 401     400    403   200      403   201
POST /api/conversations                         | with an applicant                    | 401     400    403   201      403   201
POST /api/conversations                         | with someone who did not apply       | 401     403    400   403      403   201
POST /api/conversations                         | with an employer who is hiring       | 401     201    201   400      403   201
POST /api/conversations                         | with an employer who is not hiring   | 401     403    403   403      403   201
POST /api/conversations                         | with an admin                        | 401     403    403   403      403   400
POST /api/conversations                         | with a missing account               | 401     404    404   404      404   404
POST /api/conversations                         | about a pending listing              | 401     400    400   400      403   201
POST /api/conversations                         | about another employer's listing     | 401     400    400   400      403   400
POST /api/conversations                         | about the seeker's application       | 401     200    400   400      403   400
GET /api/events                                 |                                      | 401     200:1  200:0 200:0    200:0 200:0

${ADMIN_ROWS}
`;

/** The rows of the authorization matrix about an employer's listings in number, drafts and talent pool. */
export const LISTING_ROWS = `
POST /api/employer/jobs/changes                 | the employer's listings              | 401     403    403   200:2     200:0 403
POST /api/employer/jobs/changes                 | a missing listing                    | 401     403    403   200       200   403
GET /api/employer/jobs/allowance                |                                      | 401     403    403   200       200   403
PUT /api/jobs/{id}/publish-at                   | a pending listing                    | 401     403    403   409       404   403
GET /api/employer/job-templates                 |                                      | 401     403    403   200:1     200:0 403
POST /api/employer/job-templates                |                                      | 401     403    403   201       201   403
GET /api/employer/job-templates/{id}            | the employer's                       | 401     403    403   200       404   403
DELETE /api/employer/job-templates/{id}         | the employer's                       | 401     403    403   204       404   403
POST /api/jobs/{id}/duplicate                   | an archived listing                  | 401     403    403   201       404   403
GET /api/employer/talent-pool                   |                                      | 401     403    403   200:1     200:0 403
GET /api/employer/talent-pool/tags              |                                      | 401     403    403   200:1     200:0 403
GET /api/employer/talent-pool/{id}              | the seeker                           | 401     403    403   200       404   403
PUT /api/employer/talent-pool/{id}/tags         | the seeker                           | 401     403    403   200       404   403
POST /api/employer/talent-pool/{id}/notes       | the seeker                           | 401     403    403   201       404   403
DELETE /api/employer/talent-pool/{id}/notes/{noteId} | about the seeker                | 401     403    403   204       404   403
DELETE /api/employer/talent-pool/{id}           | the seeker                           | 401     403    403   204       404   403
GET /api/account/talent-pools                   |                                      | 401     200:1  200:0 403       403   403
PUT /api/account/talent-pools/{employerId}      | the employer's                       | 401     204    404   403       403   403
DELETE /api/account/talent-pools/{employerId}   | the employer's                       | 401     204    404   403       403   403
GET /api/employer/candidates                    | for a role of the seeker             | 401     403    403   200:1     403   403
POST /api/employer/candidates/{handle}/looks    | the seeker                           | 401     403    403   200       403   403
POST /api/employer/candidates/{handle}/requests | the seeker                           | 401     403    403   409       403   403
GET /api/employer/contact-requests              |                                      | 401     403    403   200:1     200:0 403
DELETE /api/employer/contact-requests/{id}      | to the seeker                        | 401     403    403   204       404   403
GET /api/account/findability                    |                                      | 401     200    200   403       403   403
PUT /api/account/findability                    |                                      | 401     200    200   403       403   403
GET /api/account/contact-requests               |                                      | 401     200:1  200:0 403       403   403
POST /api/account/contact-requests/{id}/accept  | of the employer                      | 401     200    404   403       403   403
POST /api/account/contact-requests/{id}/decline | of the employer                      | 401     204    404   403       403   403
GET /api/employer/drafts                        |                                      | 401     403    403   200       200   403
POST /api/employer/drafts                       |                                      | 401     403    403   201       201   403
GET /api/employer/drafts/{id}                   | the employer's                       | 401     403    403   200       404   403
PUT /api/employer/drafts/{id}                   | the employer's                       | 401     403    403   200       404   403
DELETE /api/employer/drafts/{id}                | the employer's                       | 401     403    403   204       404   403`;

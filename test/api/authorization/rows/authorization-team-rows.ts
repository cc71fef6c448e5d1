/** The rows of the authorization matrix about teams. */
export const TEAM_ROWS = `
GET /api/applications/employer/members          |                                      | 401     403    403   200:1    200:1 403
GET /api/applications/employer/members          | who may see the seeker's             | 401     403    403   200:1    404   403
PUT /api/applications/assignee                  | the seeker's, to the employer        | 401     403    403   200:1    404   403
GET /api/applications/{id}/notes                | the seeker's                         | 401     403    403   200:1    404   403
POST /api/applications/{id}/notes               | the seeker's                         | 401     403    403   201      404   403
PUT /api/applications/{id}/notes/{noteId}       | the employer's, about the seeker     | 401     403    403   200      404   403
DELETE /api/applications/{id}/notes/{noteId}    | the employer's, about the seeker     | 401     403    403   204      404   403
GET /api/company/members                        |                                      | 401     403    403   200:1    200:1 403
PUT /api/company/members/{id}                   | the employer, the only owner         | 401     403    403   409      404   403
DELETE /api/company/members/{id}                | the employer, the only owner         | 401     403    403   409      404   403
DELETE /api/company/membership                  |                                      | 401     403    403   409      409   403
GET /api/company/invitations                    |                                      | 401     403    403   200:1    200:0 403
POST /api/company/invitations                   |                                      | 401     403    403   201      201   403
DELETE /api/company/invitations/{id}            | the employer's                       | 401     403    403   204      404   403
POST /api/company-invitation/read               | with a valid link                    | 200     200    200   200      200   200
POST /api/company-invitation/read               | with a guessed link                  | 410     410    410   410      410   410
POST /api/company-invitation                    | with a valid link                    | 201     201    201   201      201   201
POST /api/company-invitation                    | with a guessed link                  | 410     410    410   410      410   410
POST /api/company-invitation/join               | with a link for another address      | 401     403    403   403      403   403
POST /api/company-invitation/join               | with a guessed link                  | 401     410    410   410      410   410
GET /api/company/workplaces                     |                                      | 401     403    403   200:2    200:0 403
POST /api/company/workplaces                    |                                      | 401     403    403   201      201   403
PUT /api/company/workplaces/{id}                | the employer's hotel                 | 401     403    403   200      404   403
DELETE /api/company/workplaces/{id}             | the employer's hotel                 | 401     403    403   204      404   403
POST /api/company/workplaces/{id}/logo          | the employer's hotel                 | 401     403    403   201      404   403
GET /api/admin/pending-workplaces               |                                      | 401     403    403   403      403   200:1
PUT /api/admin/workplaces/{id}/approve          | the employer's hotel                 | 401     403    403   403      403   204
GET /api/companies/{employerId}/workplaces/{id} | a hotel that is not approved         | 404     404    404   404      404   404
GET /api/companies/{employerId}/workplaces/{id} | an approved hotel                    | 200     200    200   200      200   200`;

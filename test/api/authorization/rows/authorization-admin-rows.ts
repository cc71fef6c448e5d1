/** The rows of the authorization matrix about the installation and its log. */
export const ADMIN_ROWS = `
GET /api/admin/users/{id}                       | the seeker                           | 401     403    403   403      403   200
GET /api/admin/notes                            | about the employer                   | 401     403    403   403      403   200:1
POST /api/admin/notes                           | about the employer                   | 401     403    403   403      403   201
DELETE /api/admin/notes/{id}                    | the admin's                          | 401     403    403   403      403   204
DELETE /api/users/{id}/sessions                 | the seeker                           | 401     403    403   403      403   204
GET /api/admin/audit                            |                                      | 401     403    403   403      403   200:1
GET /api/admin/audit/export                     |                                      | 401     403    403   403      403   200
GET /api/admin/summary                          |                                      | 401     403    403   403      403   200
GET /api/admin/today                            |                                      | 401     403    403   403      403   200
GET /api/admin/database/status                  |                                      | 401     403    403   403      403   200
GET /api/admin/database/schedules               |                                      | 401     403    403   403      403   200
GET /api/admin/database/queues                  |                                      | 401     403    403   403      403   200
GET /api/admin/mails/failed                     |                                      | 401     403    403   403      403   200
POST /api/admin/mails/retry                     |                                      | 401     403    403   403      403   409
POST /api/admin/database/backup                 |                                      | 401     403    403   403      403   201
POST /api/admin/database/backup-critical        |                                      | 401     403    403   403      403   201
GET /api/admin/database/backups                 |                                      | 401     403    403   403      403   200
GET /api/admin/database/backups/progress        |                                      | 401     403    403   403      403   200
POST /api/admin/database/backups/{name}/link    | a backup                             | 401     403    403   403      403   200
GET /api/admin/database/backups/{name}          | with a link                          | 401     403    403   403      403   200
GET /api/admin/database/backups/{name}          | without a link                       | 401     403    403   403      403   403
POST /api/admin/database/backups/{name}/verify  | a backup                             | 401     403    403   403      403   200`;

/** Undocumented routes, which return the same to everyone, including the owner of a listing. */
export const UNDOCUMENTED = `
route                                           | on                                   | visitor seeker other employer other admin
GET /health/live                                |                                      | 200     200    200   200      200   200
GET /health/ready                               |                                      | 200     200    200   200      200   200
GET /health/dependencies                        |                                      | 200     200    200   200      200   200
GET /api/openapi.json                           |                                      | 200     200    200   200      200   200
GET /api/docs                                   |                                      | 200     200    200   200      200   200
GET /api/docs/                                  |                                      | 200     200    200   200      200   200
GET /api/docs/index.html                        |                                      | 200     200    200   200      200   200
GET /api/docs/swagger-ui-init.js                |                                      | 200     200    200   200      200   200
GET /api/docs/docs/swagger-ui-init.js           |                                      | 200     200    200   200      200   200
GET /api/docs/LICENSE                           |                                      | 404     404    404   404      404   404
GET /metrics                                    |                                      | 200     200    200   200      200   200
GET /robots.txt                                 |                                      | 200     200    200   200      200   200
GET /sitemap.xml                                |                                      | 200     200    200   200      200   200
GET /sitemap-{part}.xml                         | the first part                       | 200     200    200   200      200   200
GET /sitemap-{part}.xml                         | an invalid part                      | 404     404    404   404      404   404
GET /                                           |                                      | 200     200    200   200      200   200
GET /job-seeker/search                           |                                      | 200     200    200   200      200   200
GET /jobs.rss                                   |                                      | 200     200    200   200      200   200
GET /feeds/{format}.xml                         | a known format                       | 200     200    200   200      200   200
GET /feeds/{format}.xml                         | an unknown format                    | 404     404    404   404      404   404
GET /companies/{slug}                           | the employer's, by id only           | 301     301    301   301      301   301
GET /embed/{id}                                 | the employer's                       | 200     200    200   200      200   200
GET /embed/{id}                                 | a job seeker's                       | 404     404    404   404      404   404
GET /embed/{id}/jobs.json                       | the employer's                       | 200     200    200   200      200   200
GET /companies/{slug}                           | a job seeker's                       | 404     404    404   404      404   404
GET /companies/{slug}/{workplace}               | a hotel that is not approved         | 404     404    404   404      404   404
GET /jobs/{id}                                  | an open listing                      | 200     200    200   200      200   200
GET /jobs/{id}                                  | a closed listing                     | 200     200    200   200      200   200
GET /jobs/{id}                                  | a pending listing                    | 404     404    404   404      404   404
GET /jobs/{id}                                  | an archived listing                  | 404     404    404   404      404   404
GET /{*path}                                    | a screen                             | 200     200    200   200      200   200
GET /{*path}                                    | an unknown API path                  | 404     404    404   404      404   404
POST /unsubscribe/{token}                       | from a mail                          | 200     200     200   200       200   200
`;

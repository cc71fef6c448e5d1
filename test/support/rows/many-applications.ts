import { Client } from 'pg';

/** Inserts applicants with a profile and one application each, without registering them. */
export async function manyApplications(databaseUrl: string, jobId: number, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `with people as (
         insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
         select name, name, name || '@crowd.test', name || '@crowd.test', 'none', 'Applicant ' || n, 'job_seeker', now()
         from (select n, 'crowd-' || gen_random_uuid() as name from generate_series(1, $2::int) n) names
         returning id
       ), profiles as (
         insert into job_seeker_profile (user_id, headline, experience) select id, 'Concierge', 3 from people
       )
       insert into application (job_id, job_seeker_id, applied_at, status)
       select $1, id, date_trunc('milliseconds', now()) - id * interval '1 second',
         (array['pending', 'reviewed', 'shortlisted', 'interviewed', 'offered', 'rejected'])[id % 6 + 1]
       from people`,
      [jobId, count],
    );
    await client.query('analyze user_account, application, job_seeker_profile');
  } finally {
    await client.end();
  }
}

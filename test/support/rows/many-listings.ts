import { Client } from 'pg';

/** Inserts open listings with a description of this length, unindexed: they are in feeds but not in the search. */
export async function manyListings(
  databaseUrl: string,
  employerId: number,
  count: number,
  length = 2_500,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into job (employer_id, title, company, location, description, salary, min_salary, max_salary, job_type,
         category, skills, is_premium, posted_at, approved_at, first_approved_at, closes_at)
       select $1, 'Front Desk Agent ' || n, 'Seaside Hotels', 'Lisbon, Portugal',
         left(repeat('Welcome guests ' || n || ' & help them to enjoy their stay. ', $3 / 40 + 1), $3), '$30,000 a year',
         28000, 32000, 'full_time', 'hotels', '["Opera PMS"]', false, now(), now(), now(), now() + interval '20 days'
       from generate_series(1, $2::int) n`,
      [employerId, count, length],
    );
    await client.query('analyze job');
  } finally {
    await client.end();
  }
}

import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import type { TeamQueries } from '../application/team-queries.js';
import type { MemberBody } from '../application/team.view.js';

const MEMBERS = prepared(`
  select u.id, u.full_name as "fullName", u.email, u.avatar, m.role, m.workplace_ids as "workplaceIds",
    m.joined_at as "joinedAt"
  from company_member m join user_account u on u.id = m.user_id
  where m.company_id = $1
  order by array_position(array['owner', 'recruiter', 'reviewer'], m.role), lower(u.full_name), u.id`);

@Injectable()
export class SqlTeamQueries implements TeamQueries {
  constructor(private readonly database: Database) {}

  members(companyId: number): Promise<readonly MemberBody[]> {
    return this.database.query<MemberBody>(MEMBERS, [companyId]);
  }
}

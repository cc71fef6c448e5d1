import { Injectable } from '@nestjs/common';
import { isRemoved } from '#jobs';
import { Database, prepared } from '#platform/postgres/database.js';
import type { ApplicationStatus } from '../../../domain/application-status.js';
import type { StatusMessage } from '../../../domain/message-template.js';
import type { CompanyReach } from '#shared/domain/actor.js';
import { HAS_ARRIVED } from './readable-applications-read-model.js';

/** The application data available to other modules. */
type ApplicationReference = {
  readonly id: number;
  readonly jobId: number;
  readonly jobSeekerId: number;
  readonly status: ApplicationStatus;
  readonly isWithdrawn: boolean;
};

/** An application with the employer's message with its latest status. */
type AnsweredApplication = ApplicationReference & { readonly message: StatusMessage | null };

const REFERENCE = `a.id, a.job_id as "jobId", a.job_seeker_id as "jobSeekerId", a.status,
  a.withdrawn_at is not null as "isWithdrawn"`;

const ONE = prepared(`
  select ${REFERENCE}, (
    select message from application_event where application_id = a.id and step in ('status', 'reopened')
    order by id desc limit 1) as message
  from application a where a.id = $1 and ${HAS_ARRIVED}`);

const LOCKED = prepared(`select ${REFERENCE} from application a where a.id = $1 and ${HAS_ARRIVED} for update`);

const NEWEST = prepared(`
  select ${REFERENCE}
  from application a join job j on j.id = a.job_id
  where a.job_seeker_id = $2 and j.employer_id = $1 and ($3::int is null or a.job_id = $3)
    and ${HAS_ARRIVED} and not ${isRemoved('j')}
  order by a.applied_at desc, a.id desc
  limit 1`);

/** Names at most this many. */
const MAX_UNREAD = 200;

/** An application that nobody has read, with what an employer hears of it. */
type UnreadApplication = {
  readonly id: number;
  readonly jobId: number;
  readonly workplaceId: number | null;
  readonly jobTitle: string;
  readonly fullName: string;
  readonly headline: string | null;
  readonly mustHaves: 'met' | 'missed' | null;
};

const HAS_MUST_HAVES = `jsonb_path_exists(j.questions,
  '$[*] ? (@.accepted.size() > 0 || @.min != null || @.max != null)')`;

const UNREAD = prepared(`
  select a.id, a.job_id as "jobId", j.workplace_id as "workplaceId", j.title as "jobTitle", u.full_name as "fullName", p.headline,
    case when a.answers @> '[{"isMissed": true}]' then 'missed' when ${HAS_MUST_HAVES} then 'met' end as "mustHaves"
  from application a
  join job j on j.id = a.job_id
  join user_account u on u.id = a.job_seeker_id
  left join job_seeker_profile p on p.user_id = u.id
  where j.employer_id = $1 and ($3::int[] is null or j.workplace_id = any($3)) and a.applied_at >= $2 and a.seen_at is null and a.status = 'pending'
    and a.withdrawn_at is null and ${HAS_ARRIVED} and not ${isRemoved('j')}
  order by a.job_id, a.applied_at, a.id
  limit ${MAX_UNREAD}`);

/** What a note that mentions somebody is about. */
type MentioningNote = {
  readonly applicationId: number;
  readonly applicant: string;
  readonly jobTitle: string;
  readonly authorId: number;
  readonly author: string;
};

const MENTIONING = prepared(`
  select a.id as "applicationId", u.full_name as applicant, j.title as "jobTitle", n.author_id as "authorId",
    author.full_name as author
  from application_note n
  join application a on a.id = n.application_id
  join job j on j.id = a.job_id
  join user_account u on u.id = a.job_seeker_id
  join user_account author on author.id = n.author_id and author.deleted_at is null
  join company_member m on m.company_id = j.employer_id and m.user_id = $2
  where n.id = $1 and n.mentions @> to_jsonb($2::int) and not ${isRemoved('j')}
    and (m.workplace_ids is null or j.workplace_id = any(m.workplace_ids))`);

/** Read model: applications that the employer knows about, for other modules. */
@Injectable()
export class Applicants {
  constructor(private readonly database: Database) {}

  find(id: number): Promise<AnsweredApplication | undefined> {
    return this.database.first<AnsweredApplication>(ONE, [id]);
  }

  /** Applications within a member's reach since a time that nobody has read, by listing. */
  unread({ employerId, workplaceIds }: CompanyReach, since: Date): Promise<readonly UnreadApplication[]> {
    return this.database.query<UnreadApplication>(UNREAD, [employerId, since, workplaceIds ?? null]);
  }

  /** What a note is about; undefined unless it mentions the user, who may see it. */
  mentioning(noteId: number, userId: number): Promise<MentioningNote | undefined> {
    return this.database.first<MentioningNote>(MENTIONING, [noteId, userId]);
  }

  /** Locks the application, which cannot be changed or withdrawn until the transaction ends. */
  lock(id: number): Promise<ApplicationReference | undefined> {
    return this.database.first<ApplicationReference>(LOCKED, [id]);
  }

  /** The newest application of a job seeker to a listing of an employer that our team has not removed; with `jobId`, the one for that listing. */
  newest(employerId: number, jobSeekerId: number, jobId?: number): Promise<ApplicationReference | undefined> {
    return this.database.first<ApplicationReference>(NEWEST, [employerId, jobSeekerId, jobId ?? null]);
  }
}

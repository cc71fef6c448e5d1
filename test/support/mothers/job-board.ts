import type { ApiClient } from '../server/api-client.js';
import { aJobForm } from './job-mother.js';
import { startTestServer, type TestServer } from '../server/test-server.js';

/** A listing as the API returns it. */
export type JobAnswer = Record<string, unknown> & {
  readonly id: number;
  readonly version: number;
  readonly views?: number;
};

/** The fields of a listing that only its employer and admins see. */
export const INSIDER_FIELDS: readonly string[] = ['archivedBy', 'premiumRequested', 'views'];

/** All other fields of a listing, in alphabetical order. */
export const JOB_FIELDS: readonly string[] = [
  'benefits',
  'category',
  'closesAt',
  'company',
  'deadline',
  'department',
  'description',
  'employerId',
  'experience',
  'experienceLevel',
  'id',
  'isApproved',
  'isArchived',
  'isOpen',
  'isPremium',
  'jobType',
  'location',
  'maxSalary',
  'minSalary',
  'postedAt',
  'requirements',
  'responsibilities',
  'salary',
  'skills',
  'title',
  'version',
];

/** A server with a user of every role, and listings in any state on demand. */
export class JobBoard {
  private constructor(
    readonly server: TestServer,
    readonly visitor: ApiClient,
    readonly seeker: ApiClient,
    /** The employer whose listings these are. */
    readonly owner: ApiClient,
    /** Another employer. */
    readonly other: ApiClient,
    readonly admin: ApiClient,
  ) {}

  static async open(variables: Record<string, string> = {}): Promise<JobBoard> {
    const server = await startTestServer(variables);
    const [seeker, owner, other, admin] = await Promise.all([
      server.jobSeeker(),
      server.employer(),
      server.employer(),
      server.admin(),
    ]);
    return new JobBoard(server, server.visitor(), seeker, owner, other, admin);
  }

  close(): Promise<void> {
    return this.server.stop();
  }

  async pending(changes: object = {}): Promise<JobAnswer> {
    return (await this.owner.post<JobAnswer>('/api/jobs', { ...aJobForm(), ...changes })).body;
  }

  async approved(changes: object = {}): Promise<JobAnswer> {
    const { id } = await this.pending(changes);
    return (await this.admin.put<JobAnswer>(`/api/jobs/${id}/approve`)).body;
  }

  async closed(changes: object = {}): Promise<JobAnswer> {
    const { id } = await this.approved(changes);
    return (await this.owner.put<JobAnswer>(`/api/jobs/${id}`, { deadline: '2020-01-31' })).body;
  }

  async archived(changes: object = {}): Promise<JobAnswer> {
    const { id } = await this.approved(changes);
    return (await this.owner.put<JobAnswer>(`/api/jobs/${id}/archive`, { archive: true })).body;
  }
}

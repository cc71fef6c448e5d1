import { Database } from '#platform/postgres/database.js';
import { Actors } from '#shared/application/actors.js';
import { eventually } from '../eventually.js';
import type { ApiClient } from '../server/api-client.js';
import { aJobForm } from './job-mother.js';
import type { StripeStandIn } from '../stand-ins/stripe-stand-in.js';
import { sharedServer } from '../server/shared-server.js';
import { startTestServer, type TestServer } from '../server/test-server.js';

/** A listing as the API returns it. */
export type JobAnswer = Record<string, unknown> & {
  readonly id: number;
  readonly version: number;
  readonly views?: number;
};

/** The fields of a listing that only its employer and admins see. */
export const INSIDER_FIELDS: readonly string[] = [
  'approvedText',
  'archivedBy',
  'decision',
  'isCleared',
  'isPublic',
  'isRejected',
  'isUnchecked',
  'premiumGranted',
  'premiumRequested',
  'publishAt',
  'views',
];

/** All other fields of a listing, in alphabetical order. */
export const JOB_FIELDS: readonly string[] = [
  'asksQuestions',
  'benefits',
  'category',
  'closesAt',
  'company',
  'controlledDomain',
  'currency',
  'deadline',
  'department',
  'description',
  'employerId',
  'experience',
  'experienceLevel',
  'facts',
  'id',
  'isApproved',
  'isArchived',
  'isOpen',
  'isPremium',
  'isTrusted',
  'jobType',
  'location',
  'maxSalary',
  'minSalary',
  'payBasis',
  'payPeriod',
  'places',
  'postedAt',
  'questions',
  'repliesWithinDays',
  'requirements',
  'responsibilities',
  'salary',
  'skills',
  'title',
  'version',
  'workplace',
  'workplaceId',
  'workplaceLogo',
  'writtenIn',
];

/** A server with a user of every role, and listings in any state on demand. */
export class JobBoard {
  server!: TestServer;
  visitor!: ApiClient;
  seeker!: ApiClient;
  /** The employer of the listings. */
  owner!: ApiClient;
  /** Another employer. */
  other!: ApiClient;
  admin!: ApiClient;

  /** A board for the tests of the enclosing block: with its own settings and server, or with those of its suite. */
  static forTests(variables?: Record<string, string>, standIn?: () => StripeStandIn): JobBoard {
    const board = new JobBoard();
    const start = () => (variables ? startTestServer(variables, { stripe: standIn?.().url }) : sharedServer());
    beforeAll(async () => board.fill(await start()));
    if (variables) afterAll(() => board.close());
    return board;
  }

  /** A board with a server of its own, until it is closed. */
  static async open(): Promise<JobBoard> {
    const board = new JobBoard();
    await board.fill(await startTestServer());
    return board;
  }

  close(): Promise<void> {
    return this.server.stop();
  }

  private async fill(server: TestServer): Promise<void> {
    this.server = server;
    this.visitor = this.server.visitor();
    [this.seeker, this.owner, this.other, this.admin] = await Promise.all([
      this.server.jobSeeker(),
      this.server.employer(),
      this.server.employer(),
      this.server.admin(),
    ]);
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

  async takenDown(changes: object = {}): Promise<JobAnswer> {
    const { id } = await this.approved(changes);
    return (await this.admin.put<JobAnswer>(`/api/jobs/${id}/archive`, { archive: true })).body;
  }

  /** Suspends an account, and waits until the server has noticed. */
  async suspend({ user }: ApiClient): Promise<void> {
    const reason = 'You asked applicants to pay for a visa.';
    await this.admin.put(`/api/users/${user.id}/suspension`, { suspended: true, reason });
    const actors = this.server.app.get(Actors);
    await eventually(async () => {
      if (await actors.find(user.id)) throw new Error('The server still treats the account as active.');
    });
  }

  async reinstate({ user }: ApiClient): Promise<void> {
    await this.admin.put(`/api/users/${user.id}/suspension`, { suspended: false, reason: 'It was a mistake.' });
  }

  /** Deletes a listing, as the nightly task does some time after it was archived. */
  async deleted(id: number): Promise<void> {
    await this.server.app.get(Database).query('delete from job where id = $1', [id]);
  }
}

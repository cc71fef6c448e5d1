import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient } from '#test/support/server/api-client.js';
import { aJobForm } from '#test/support/mothers/job-mother.js';
import type { Ledger } from './ledger.js';
import type { ResponseMonitor } from './monitor.js';

export const PASSWORD = 'a long secret';

/** Longest pause of a user in milliseconds. */
const LONGEST_PAUSE = 400;

/** What the simulated users share. */
export type Workload = {
  readonly ledger: Ledger;
  readonly monitor: ResponseMonitor;
  readonly admin: ApiClient;
  readonly visitor: () => ApiClient;
  /** Open listings. */
  readonly openJobs: number[];
};

/** A user who keeps writing, and records acknowledged writes. */
export abstract class SimulatedUser {
  private turn = 0;

  constructor(
    protected readonly workload: Workload,
    readonly client: ApiClient,
    /** The user's conversation. */
    private readonly conversationId: number,
  ) {}

  /** Works until stopped. */
  async work(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const actions = this.actions();
      await actions[this.turn % actions.length]?.();
      this.turn += 1;
      await sleep(Math.random() * LONGEST_PAUSE);
    }
  }

  protected abstract actions(): (() => Promise<void>)[];

  protected get name(): string {
    return this.client.user.username;
  }

  protected async write(): Promise<void> {
    const clientId = randomUUID();
    const path = `/api/conversations/${this.conversationId}/messages`;
    const send = () => this.client.post(path, { content: clientId, clientId });
    const { answer, isRepeat } = await this.workload.monitor.retryUntil('A message', [200, 201], send);
    if (answer.status === 200 && !isRepeat) this.workload.monitor.addViolation('A message existed before it was sent');
    this.workload.ledger.added('message', clientId);
  }

  protected async readOwnAccount(): Promise<void> {
    const { monitor } = this.workload;
    const { answer } = await monitor.retryUntil<{ username: string }>('The own account', [200], () =>
      this.client.get('/api/user'),
    );
    if (answer.body.username !== this.name)
      monitor.addViolation(`${this.name} was identified as ${answer.body.username}`);
  }
}

/** A job seeker who applies, saves listings, edits a profile and registers new users. */
export class SimulatedSeeker extends SimulatedUser {
  private readonly applied = new Set<number>();
  private readonly saved = new Set<number>();
  private count = 0;

  protected override actions(): (() => Promise<void>)[] {
    return [
      () => this.editProfile(),
      () => this.write(),
      () => this.apply(),
      () => this.readOwnAccount(),
      () => this.write(),
      () => this.save(),
      () => this.editProfile(),
      () => this.registerFriend(),
    ];
  }

  private async editProfile(): Promise<void> {
    const { monitor, ledger } = this.workload;
    const headline = `${this.name} ${(this.count += 1)}`;
    await monitor.retryUntil('A profile edit', [200], () => this.client.put('/api/profile/job-seeker', { headline }));
    ledger.changed('profile', String(this.client.user.id), headline);
    const path = '/api/profile/job-seeker';
    const { answer } = await monitor.retryUntil<{ headline: string }>('The own profile', [200], () =>
      this.client.get(path),
    );
    if (answer.body.headline !== headline) monitor.addViolation(`"${headline}" was read as "${answer.body.headline}"`);
  }

  private async apply(): Promise<void> {
    const jobId = take(this.workload.openJobs, this.applied);
    if (jobId === undefined) return;
    const send = () => this.client.post('/api/applications', { jobId });
    const { answer, isRepeat } = await this.workload.monitor.retryUntil('An application', [201, 409], send);
    if (answer.status === 409 && !isRepeat)
      this.workload.monitor.addViolation('An application existed before it was sent');
    this.workload.ledger.added('application', `${this.client.user.id}:${jobId}`);
  }

  private async save(): Promise<void> {
    const jobId = take(this.workload.openJobs, this.saved);
    if (jobId === undefined) return;
    const send = () => this.client.post('/api/bookmarks', { jobId });
    await this.workload.monitor.retryUntil('A bookmark', [200, 201], send);
    this.workload.ledger.added('bookmark', `${this.client.user.id}:${jobId}`);
  }

  private async registerFriend(): Promise<void> {
    const { monitor, ledger, visitor } = this.workload;
    const friend = visitor();
    const username = `friend-${randomUUID().slice(0, 18)}`;
    const account = { username, email: `${username}@wayfare.test`, fullName: 'A Friend', password: PASSWORD };
    const register = () => friend.post('/api/register', account);
    const { answer } = await monitor.retryUntil('A registration', [201, 409], register);
    if (answer.status === 409) {
      await monitor.retryUntil('A sign-in', [200], () => friend.post('/api/login', { username, password: PASSWORD }));
    }
    ledger.added('registration', username);
    await monitor.retryUntil('The profile of a new account', [200], () => friend.get('/api/profile/job-seeker'));
  }
}

type Listing = { readonly id: number; readonly version: number; readonly skills: readonly string[] };

/** An employer who posts listings, has them approved, and edits them. */
export class SimulatedEmployer extends SimulatedUser {
  private own: Listing[] = [];
  private count = 0;

  protected override actions(): (() => Promise<void>)[] {
    return [() => this.post(), () => this.edit(), () => this.write(), () => this.edit(), () => this.readOwnAccount()];
  }

  /** Every attempt to post creates another listing, acknowledged or not. */
  private async post(): Promise<void> {
    const { monitor, ledger, admin, openJobs } = this.workload;
    const name = `${this.name} ${(this.count += 1)}`;
    let department = '';
    const send = (tries: number) => {
      department = `${name} ${tries}`;
      return this.client.post<Listing>('/api/jobs', aJobForm({ department }));
    };
    const { answer } = await monitor.retryUntil('A listing', [201], send);
    const { id } = answer.body;
    ledger.added('listing', department);
    // An edit would hide an approved listing until its next approval.
    if (this.count % 2 === 0) {
      this.own.push(answer.body);
      return;
    }
    await monitor.retryUntil('An approval', [200], () => admin.put(`/api/jobs/${id}/approve`));
    openJobs.push(id);
  }

  private async edit(): Promise<void> {
    const listing = this.own.shift();
    if (!listing) return;
    const { monitor, ledger } = this.workload;
    const skill = `${this.name} ${(this.count += 1)}`;
    const path = `/api/jobs/${listing.id}`;
    const headers = { 'if-match': `"${listing.version}"` };
    const send = () => this.client.put<Listing>(path, { skills: [skill] }, headers);
    const { answer, isRepeat } = await monitor.retryUntil('A listing edit', [200, 412], send);
    const isDone = answer.status === 200;
    if (!isDone && !isRepeat) monitor.addViolation('A listing changed without an edit');
    const read = () => this.client.get<Listing>(path);
    const edited = isDone ? answer.body : (await monitor.retryUntil('The own listing', [200], read)).answer.body;
    if (edited.version !== listing.version + 1 || edited.skills[0] !== skill) {
      monitor.addViolation(`Listing ${listing.id} is at version ${edited.version} after ${listing.version}`);
    }
    ledger.changed('edit', String(listing.id), `${listing.version + 1} ${skill}`);
    this.own.push(edited);
  }
}

/** The first unused id, which is then used. */
function take(all: readonly number[], used: Set<number>): number | undefined {
  const next = all.find((id) => !used.has(id));
  if (next !== undefined) used.add(next);
  return next;
}

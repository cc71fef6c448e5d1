import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient } from '../../support/server/api-client.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import type { Ledger } from './ledger.js';
import type { Watch } from './faults-watch.js';

export const PASSWORD = 'a long secret';

/** Longest pause of a user in milliseconds. */
const LONGEST_PAUSE = 400;

/** What active users share. */
export type Office = {
  readonly ledger: Ledger;
  readonly watch: Watch;
  readonly admin: ApiClient;
  readonly visitor: () => ApiClient;
  /** Open listings. */
  readonly openJobs: number[];
};

/** A user who keeps writing and records acknowledged writes. */
export abstract class Worker {
  private turn = 0;

  constructor(
    protected readonly office: Office,
    readonly client: ApiClient,
    /** The user's conversation. */
    private readonly conversationId: number,
  ) {}

  /** Works until stopped. */
  async work(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const deeds = this.deeds();
      await deeds[this.turn % deeds.length]?.();
      this.turn += 1;
      await sleep(Math.random() * LONGEST_PAUSE);
    }
  }

  protected abstract deeds(): (() => Promise<void>)[];

  protected get name(): string {
    return this.client.user.username;
  }

  protected async write(): Promise<void> {
    const clientId = randomUUID();
    const path = `/api/conversations/${this.conversationId}/messages`;
    const send = () => this.client.post(path, { content: clientId, clientId });
    const { answer, isRepeat } = await this.office.watch.insist('A message', [200, 201], send);
    if (answer.status === 200 && !isRepeat) this.office.watch.complain('A message was known before it was sent');
    this.office.ledger.added('message', clientId);
  }

  protected async look(): Promise<void> {
    const { watch } = this.office;
    const { answer } = await watch.insist<{ username: string }>('Who am I', [200], () => this.client.get('/api/user'));
    if (answer.body.username !== this.name) watch.complain(`${this.name} was taken for ${answer.body.username}`);
  }
}

/** A job seeker who applies, saves listings, edits a profile and registers new users. */
export class SeekerAtWork extends Worker {
  private readonly applied = new Set<number>();
  private readonly saved = new Set<number>();
  private count = 0;

  protected override deeds(): (() => Promise<void>)[] {
    return [
      () => this.editProfile(),
      () => this.write(),
      () => this.apply(),
      () => this.look(),
      () => this.write(),
      () => this.save(),
      () => this.editProfile(),
      () => this.bringFriend(),
    ];
  }

  private async editProfile(): Promise<void> {
    const { watch, ledger } = this.office;
    const headline = `${this.name} ${(this.count += 1)}`;
    await watch.insist('An edit of a profile', [200], () => this.client.put('/api/profile/job-seeker', { headline }));
    ledger.changed('profile', String(this.client.user.id), headline);
    const path = '/api/profile/job-seeker';
    const { answer } = await watch.insist<{ headline: string }>('One’s profile', [200], () => this.client.get(path));
    if (answer.body.headline !== headline) watch.complain(`"${headline}" reads "${answer.body.headline}"`);
  }

  private async apply(): Promise<void> {
    const jobId = take(this.office.openJobs, this.applied);
    if (jobId === undefined) return;
    const send = () => this.client.post('/api/applications', { jobId });
    const { answer, isRepeat } = await this.office.watch.insist('An application', [201, 409], send);
    if (answer.status === 409 && !isRepeat) this.office.watch.complain('An application was known before it was made');
    this.office.ledger.added('application', `${this.client.user.id}:${jobId}`);
  }

  private async save(): Promise<void> {
    const jobId = take(this.office.openJobs, this.saved);
    if (jobId === undefined) return;
    const send = () => this.client.post('/api/bookmarks', { jobId });
    await this.office.watch.insist('A bookmark', [200, 201], send);
    this.office.ledger.added('bookmark', `${this.client.user.id}:${jobId}`);
  }

  private async bringFriend(): Promise<void> {
    const { watch, ledger, visitor } = this.office;
    const friend = visitor();
    const username = `friend-${randomUUID().slice(0, 18)}`;
    const account = { username, email: `${username}@wayfare.test`, fullName: 'A Friend', password: PASSWORD };
    const register = () => friend.post('/api/register', account);
    const { answer } = await watch.insist('A registration', [201, 409], register);
    if (answer.status === 409) {
      await watch.insist('A sign-in', [200], () => friend.post('/api/login', { username, password: PASSWORD }));
    }
    ledger.added('registration', username);
    await watch.insist('The profile of a new account', [200], () => friend.get('/api/profile/job-seeker'));
  }
}

type Listing = { readonly id: number; readonly version: number; readonly skills: readonly string[] };

/** An employer who posts listings, has them approved, and edits them. */
export class EmployerAtWork extends Worker {
  private own: Listing[] = [];
  private count = 0;

  protected override deeds(): (() => Promise<void>)[] {
    return [() => this.post(), () => this.edit(), () => this.write(), () => this.edit(), () => this.look()];
  }

  /** Every attempt to post creates another listing, acknowledged or not. */
  private async post(): Promise<void> {
    const { watch, ledger, admin, openJobs } = this.office;
    const name = `${this.name} ${(this.count += 1)}`;
    let department = '';
    const send = (tries: number) => {
      department = `${name} ${tries}`;
      return this.client.post<Listing>('/api/jobs', aJobForm({ department }));
    };
    const { answer } = await watch.insist('A listing', [201], send);
    const { id } = answer.body;
    ledger.added('listing', department);
    // An edit would hide an approved listing until its next approval.
    if (this.count % 2 === 0) {
      this.own.push(answer.body);
      return;
    }
    await watch.insist('An approval', [200], () => admin.put(`/api/jobs/${id}/approve`));
    openJobs.push(id);
  }

  private async edit(): Promise<void> {
    const listing = this.own.shift();
    if (!listing) return;
    const { watch, ledger } = this.office;
    const skill = `${this.name} ${(this.count += 1)}`;
    const path = `/api/jobs/${listing.id}`;
    const headers = { 'if-match': `"${listing.version}"` };
    const send = () => this.client.put<Listing>(path, { skills: [skill] }, headers);
    const { answer, isRepeat } = await watch.insist('An edit of a listing', [200, 412], send);
    const isDone = answer.status === 200;
    if (!isDone && !isRepeat) watch.complain('A listing changed by itself');
    const read = () => this.client.get<Listing>(path);
    const edited = isDone ? answer.body : (await watch.insist('One’s listing', [200], read)).answer.body;
    if (edited.version !== listing.version + 1 || edited.skills[0] !== skill) {
      watch.complain(`Listing ${listing.id} is at version ${edited.version} after ${listing.version}`);
    }
    ledger.changed('edit', String(listing.id), `${listing.version + 1} ${skill}`);
    this.own.push(edited);
  }
}

/** A random unused number. */
function take(all: readonly number[], used: Set<number>): number | undefined {
  const next = all.find((id) => !used.has(id));
  if (next !== undefined) used.add(next);
  return next;
}

import { later } from '../../../support/shifted-clock.js';
import { JobBoard, type JobAnswer } from '../../../support/mothers/job-board.js';

type Ended = {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly endedAt: string | null;
  readonly similar: readonly (JobAnswer & { readonly title: string; readonly location: string })[];
};

const OLD = { title: 'Hotel Waiter', location: 'Lisbon, Portugal' };

const DAY = 24 * 60 * 60 * 1000;

describe('a listing that has ended', () => {
  const board = JobBoard.forTests({});
  const similar = (id: number | string) => board.visitor.get<Ended>(`/api/jobs/${id}/similar`);

  it.each<[string, () => Promise<JobAnswer>]>([
    ['whose deadline has passed', () => board.closed(OLD)],
    ['that its employer archived', () => board.archived(OLD)],
    [
      'that its employer archived after it had closed',
      async () => {
        const job = await board.closed(OLD);
        await board.owner.put(`/api/jobs/${job.id}/archive`, { archive: true });
        return job;
      },
    ],
    [
      'that its employer archived while a change of it awaited approval',
      async () => {
        const job = await board.approved(OLD);
        await board.owner.put(`/api/jobs/${job.id}`, { title: 'A secret job' });
        await board.owner.put(`/api/jobs/${job.id}/archive`, { archive: true });
        return job;
      },
    ],
  ])('%s names its approved title and when it ended', async (_state, make) => {
    const { id } = await make();
    const { status, headers, body } = await similar(id);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(body).toMatchObject({ id, title: 'Hotel Waiter', company: 'Seaside Hotels' });
    expect(Object.keys(body).sort()).toEqual(['company', 'endedAt', 'id', 'similar', 'title']);
    expect(Date.parse(String(body.endedAt))).toBeLessThanOrEqual(Date.now());
  });

  it('has ended thirty days after its approval', async () => {
    const { id } = await board.approved(OLD);
    expect((await similar(id)).body.endedAt).toBeNull();
    const { status, body } = await later(board.server, 31 * DAY, () => similar(id));
    expect(status).toBe(200);
    expect(Date.parse(String(body.endedAt))).toBeGreaterThan(Date.now());
  });

  it.each<[string, () => Promise<{ readonly id: number | string }>]>([
    ['never was', () => Promise.resolve({ id: 999_999 })],
    ['has an impossible id', () => Promise.resolve({ id: '0' })],
    ['awaits its first approval', () => board.pending(OLD)],
    [
      'was archived before any approval',
      async () => {
        const job = await board.pending(OLD);
        await board.owner.put(`/api/jobs/${job.id}/archive`, { archive: true });
        return job;
      },
    ],
    ['our team took down', () => board.takenDown(OLD)],
    [
      'our team took down after its employer had archived it',
      async () => {
        const job = await board.archived(OLD);
        expect((await similar(job.id)).status).toBe(200);
        await board.admin.put(`/api/jobs/${job.id}/archive`, { archive: true });
        return job;
      },
    ],
    [
      'our team rejected before its employer archived it',
      async () => {
        const job = await board.approved(OLD);
        await board.admin.put(`/api/jobs/${job.id}/reject`, { reason: 'scam', text: 'It asks applicants for money.' });
        await board.owner.put(`/api/jobs/${job.id}/archive`, { archive: true });
        return job;
      },
    ],
    [
      'was deleted',
      async () => {
        const job = await board.archived(OLD);
        await board.deleted(job.id);
        return job;
      },
    ],
  ])('is not found if it %s', async (_state, make) => {
    const { id } = await make();
    expect((await similar(id)).status).toBe(404);
  });

  it('offers at most six open listings, those at the same place first, and never what is not open', async () => {
    const { id } = await board.archived({ title: 'Sous Chef', location: 'Faro, Portugal' });
    const far = await board.approved({ title: 'Sous Chef', location: 'Oslo, Norway' });
    const near = await board.approved({ title: 'Chef de Partie', location: 'Faro, Portugal' });
    const same = await board.approved({ title: 'Sous Chef', location: 'Faro, Portugal' });
    await board.approved({ title: 'Beach Lifeguard', location: 'Faro, Portugal' });
    await board.pending({ title: 'Sous Chef', location: 'Faro, Portugal' });
    await board.closed({ title: 'Sous Chef', location: 'Faro, Portugal' });
    const ids = async () => (await similar(id)).body.similar.map((job) => job.id);
    expect(await ids()).toEqual([same.id, near.id, far.id]);
    await board.owner.put(`/api/jobs/${same.id}/archive`, { archive: true });
    expect(await ids()).toEqual([near.id, far.id]);
    for (let more = 0; more < 7; more += 1) await board.approved({ title: 'Sous Chef', location: 'Faro, Portugal' });
    expect((await similar(id)).body.similar.map(({ location }) => location)).toEqual(
      Array.from({ length: 6 }, () => 'Faro, Portugal'),
    );
  });

  it('offers other listings while it is open, too', async () => {
    const own = await board.approved({ title: 'Glass Blower', location: 'Murano, Italy' });
    const other = await board.approved({ title: 'Glass Blower', location: 'Oslo, Norway' });
    const near = await board.approved({ title: 'Glass Blower', location: 'Oslo, Norway' });
    expect((await similar(own.id)).body.similar.map(({ id }) => id)).toEqual([near.id, other.id]);
    expect((await similar(other.id)).body.similar.map(({ id }) => id)).toEqual([near.id, own.id]);
  });

  it('is not found while its employer is suspended', async () => {
    const [closed, archived] = [await board.closed(OLD), await board.archived(OLD)];
    await board.suspend(board.owner);
    for (const { id } of [closed, archived]) expect((await similar(id)).status).toBe(404);
    await board.reinstate(board.owner);
    for (const { id } of [closed, archived]) expect((await similar(id)).status).toBe(200);
  });
});

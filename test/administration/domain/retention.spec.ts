import { BACKUP_KINDS, type Backup, type BackupKind, type BackupTrigger } from '#administration/domain/backup.js';
import { expiredBackups } from '#administration/domain/retention.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 20, 12);

type Given = Partial<Pick<Backup, 'kind' | 'trigger' | 'verified' | 'sequence'>> & { readonly at?: number };

/** A store that is pruned after each backup, like the real one. */
class Store {
  backups: Backup[] = [];
  private made = 0;

  add({ kind = 'full', trigger = 'schedule', verified = true, at = NOON, sequence = (this.made += 1) }: Given): Backup {
    const backup = { name: `${sequence}-${kind}`, kind, trigger, verified, sequence, createdAt: new Date(at) };
    this.backups.push({ ...backup, bytes: 1, tables: 1 });
    return this.backups.at(-1) as Backup;
  }

  addAndPrune(given: Given): Backup {
    const added = this.add(given);
    const expired = new Set(expiredBackups(this.backups));
    this.backups = this.backups.filter((backup) => !expired.has(backup));
    return added;
  }

  count(kind: BackupKind, trigger: BackupTrigger): number {
    return this.backups.filter((one) => one.kind === kind && one.trigger === trigger).length;
  }
}

describe('backup retention', () => {
  it.each([
    ['full', 'schedule'],
    ['full', 'request'],
    ['critical', 'schedule'],
    ['critical', 'request'],
  ] as const)('keeps the last ten of each kind (%s, by %s)', (kind, trigger) => {
    const store = new Store();
    const made = Array.from({ length: 13 }, () => store.addAndPrune({ kind, trigger }));
    expect(store.backups).toEqual(made.slice(-10));
  });

  it('counts each kind for itself, and requested ones for themselves, of however many days', () => {
    const store = new Store();
    for (let day = 0; day < 13; day += 1) {
      for (const kind of BACKUP_KINDS) store.addAndPrune({ kind, trigger: 'request', at: NOON + day * DAY });
      for (const kind of BACKUP_KINDS) store.addAndPrune({ kind });
    }
    const counts = BACKUP_KINDS.flatMap((kind) => [store.count(kind, 'request'), store.count(kind, 'schedule')]);
    expect(counts).toEqual([10, 10, 10, 10]);
  });

  it('keeps scheduled backups no matter how many are requested', () => {
    const store = new Store();
    const scheduled = [store.addAndPrune({}), store.addAndPrune({ kind: 'critical' })];
    for (let i = 0; i < 50; i += 1) store.addAndPrune({ trigger: 'request' });
    expect(store.backups).toEqual(expect.arrayContaining(scheduled));
    expect(store.count('full', 'request')).toBe(10);
  });

  it('keeps the last scheduled backup of each of seven days and four weeks', () => {
    const store = new Store();
    for (let at = NOON; at < NOON + 60 * DAY; at += 6 * HOUR) store.addAndPrune({ kind: 'critical', at });
    const older = store.backups.slice(0, -10).map(({ createdAt }) => createdAt.toISOString().slice(0, 13));
    // The last one was made on Tuesday, January 19; weeks end on Sunday.
    expect(older).toEqual(
      ['2027-01-03', '2027-01-10', '2027-01-13', '2027-01-14', '2027-01-15', '2027-01-16'].map((day) => `${day}T18`),
    );
  });

  it.each([400, -400])('never deletes the backup just made when the clock is off by %i days', (days) => {
    const store = new Store();
    for (let day = 0; day < 20; day += 1) store.addAndPrune({ at: NOON + day * DAY });
    const wrong = store.addAndPrune({ at: NOON + days * DAY });
    expect(store.backups).toContain(wrong);
    for (let day = 20; day < 40; day += 1) {
      const right = store.addAndPrune({ at: NOON + day * DAY });
      expect(store.backups).toContain(right);
      expect(store.count('full', 'schedule')).toBeGreaterThanOrEqual(10);
    }
    expect(store.backups).not.toContain(wrong);
  });

  it('keeps ten good backups when the clock jumps back and forth', () => {
    const store = new Store();
    for (let i = 0; i < 100; i += 1) {
      const made = store.addAndPrune({ at: NOON + ((i * 7919) % 800) * DAY - 400 * DAY });
      expect(store.backups).toContain(made);
      expect(store.count('full', 'schedule')).toBeGreaterThanOrEqual(Math.min(i + 1, 10));
      expect(store.count('full', 'schedule')).toBeLessThanOrEqual(21);
    }
  });

  it('counts only verified backups, so that damaged ones never displace good ones', () => {
    const store = new Store();
    const good = Array.from({ length: 10 }, () => store.addAndPrune({}));
    for (let i = 0; i < 20; i += 1) store.addAndPrune({ verified: false });
    expect(store.backups).toEqual(expect.arrayContaining(good));
  });

  it('deletes damaged backups once ten good ones follow', () => {
    const store = new Store();
    const damaged = store.addAndPrune({ verified: false });
    for (let i = 0; i < 9; i += 1) store.addAndPrune({});
    expect(store.backups).toContain(damaged);
    store.addAndPrune({});
    expect(store.backups).not.toContain(damaged);
  });

  it('keeps files that the store has never verified', () => {
    const store = new Store();
    const copied = store.add({ verified: false, sequence: 0 });
    for (let i = 0; i < 20; i += 1) store.addAndPrune({});
    expect(store.backups).toContain(copied);
  });
});

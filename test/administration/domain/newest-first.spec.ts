import { newestFirst, type Backup } from '#administration/domain/backup.js';

function backup(name: string, sequence: number, day: number): Backup {
  const createdAt = new Date(Date.UTC(2026, 5, day));
  return { name, kind: 'full', trigger: 'request', createdAt, bytes: 1, tables: 1, verified: sequence > 0, sequence };
}

describe('backups', () => {
  it('are in the order of their verification, then of their creation, then of their names', () => {
    const backups = [backup('b', 0, 2), backup('e', 2, 1), backup('a', 0, 3), backup('d', 1, 9), backup('c', 0, 2)];
    expect(newestFirst(backups).map(({ name }) => name)).toEqual(['e', 'd', 'a', 'c', 'b']);
    expect(newestFirst(backups.toReversed()).map(({ name }) => name)).toEqual(['e', 'd', 'a', 'c', 'b']);
  });
});

import {
  backupName,
  isKeptIn,
  outdated,
  readBackupName,
  type Backup,
  type BackupKind,
} from '../../../src/administration/domain/backup.js';

function aBackup(kind: BackupKind, minute: number, verified = true): Backup {
  const createdAt = new Date(Date.UTC(2026, 10, 20, 12, minute));
  const name = backupName(kind, createdAt, 'abcdef');
  return { name, kind, createdAt, bytes: 1, tables: 1, verified };
}

const minutes = (backups: readonly Backup[]) => backups.map(({ createdAt }) => createdAt.getUTCMinutes());

describe('names of backups', () => {
  it('tell kind and time', () => {
    const createdAt = new Date('2026-11-20T12:34:56.789Z');
    const name = backupName('critical', createdAt, '0123ab');
    expect(name).toBe('wayfare-critical-20261120T123456789Z-0123ab.tar.gz');
    expect(readBackupName(name)).toEqual({ kind: 'critical', createdAt });
  });

  it.each([
    '../wayfare-full-20261120T123456789Z-0123ab.tar.gz',
    'wayfare-full-20261120T123456789Z-0123ab.tar.gz.unfinished',
    'wayfare-full-20261120T123456789Z-0123ab.tar.gz\n',
    'wayfare-full-20261320T123456789Z-0123ab.tar.gz',
    'wayfare-half-20261120T123456789Z-0123ab.tar.gz',
    '',
  ])('are none of others: %j', (name) => {
    expect(readBackupName(name)).toBeUndefined();
  });
});

describe('outdated backups', () => {
  const series = (kind: BackupKind, count: number) => Array.from({ length: count }, (_, i) => aBackup(kind, i));

  it('are those beyond ten of a kind', () => {
    expect(outdated(series('full', 10))).toEqual([]);
    expect(minutes(outdated([...series('full', 12), ...series('critical', 11)]))).toEqual([1, 0, 0]);
  });

  it('are counted by what is verified, so that damaged ones drive no good one away', () => {
    const damaged = Array.from({ length: 20 }, (_, i) => aBackup('full', 30 + i, false));
    expect(outdated([...series('full', 10), ...damaged])).toEqual([]);
    expect(minutes(outdated([aBackup('full', 0, false), aBackup('full', 1), ...damaged]))).toEqual([]);
  });
});

describe('tables of a backup', () => {
  it.each(['session', 'rate_limit', 'migration'])('are never %s', (table) => {
    expect([isKeptIn('full', table), isKeptIn('critical', table)]).toEqual([false, false]);
  });

  it('are all others in a full one, and the business in a critical one', () => {
    expect(isKeptIn('full', 'message')).toBe(true);
    expect(isKeptIn('critical', 'message')).toBe(false);
    expect(isKeptIn('critical', 'application')).toBe(true);
  });
});

import { backupName, isIncluded, parseBackupName } from '#administration/domain/backup.js';

describe('a backup name', () => {
  it('contains kind and time', () => {
    const createdAt = new Date('2026-11-20T12:34:56.789Z');
    const name = backupName('critical', createdAt, '0123ab');
    expect(name).toBe('wayfare-critical-20261120T123456789Z-0123ab.tar.gz');
    expect(parseBackupName(name)).toEqual({ kind: 'critical', createdAt });
  });

  it.each([
    '../wayfare-full-20261120T123456789Z-0123ab.tar.gz',
    'wayfare-full-20261120T123456789Z-0123ab.tar.gz.unfinished',
    'wayfare-full-20261120T123456789Z-0123ab.tar.gz\n',
    'wayfare-full-20261320T123456789Z-0123ab.tar.gz',
    'wayfare-half-20261120T123456789Z-0123ab.tar.gz',
    '',
  ])('is never %j', (name) => {
    expect(parseBackupName(name)).toBeUndefined();
  });
});

describe('the tables of a backup', () => {
  it.each(['session', 'rate_limit', 'migration'])('never include %s', (table) => {
    expect([isIncluded('full', table), isIncluded('critical', table)]).toEqual([false, false]);
  });

  it('include everything else in a full backup, and only business data in a critical one', () => {
    expect(isIncluded('full', 'message')).toBe(true);
    expect(isIncluded('critical', 'message')).toBe(false);
    expect(isIncluded('critical', 'application')).toBe(true);
  });
});

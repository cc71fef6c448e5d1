/** Name of the lock under which backups are made, one at a time in the whole installation. */
export const BACKUP_LOCK = 'backup';

/** Name of the lock under which a scheduled task runs. */
export function taskLock(task: string): string {
  return `task ${task}`;
}

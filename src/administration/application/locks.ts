/** The names under which work is done by one process at a time in the whole installation. */
export const LOCKS = { schedule: 'schedule', backup: 'backup' } as const;

import { StatusMails, type StatusMailState } from '#notifications/application/ports/status-mails.js';

type Row = { knownStatus: string; changes: number; sentAt?: number };

export class InMemoryStatusMails extends StatusMails {
  private readonly rows = new Map<number, Row>();
  /** Seconds since the start. */
  private time = 0;
  /** The applications with a mail that is being sent. */
  readonly sending = new Set<number>();

  override changed(applicationIds: readonly number[]): Promise<{ applicationId: number; changes: number }[]> {
    const counts = [...new Set(applicationIds)].map((applicationId) => {
      const row = this.rows.get(applicationId) ?? { knownStatus: 'pending', changes: 0 };
      row.changes += 1;
      this.rows.set(applicationId, row);
      return { applicationId, changes: row.changes };
    });
    return Promise.resolve(counts);
  }

  override reset(applicationId: number): Promise<void> {
    const row = this.rows.get(applicationId);
    if (row) Object.assign(row, { knownStatus: 'pending', changes: row.changes + 1 });
    return Promise.resolve();
  }

  override find(applicationId: number): Promise<StatusMailState | undefined> {
    const row = this.rows.get(applicationId);
    if (!row) return Promise.resolve(undefined);
    const { knownStatus, changes, sentAt = -Infinity } = row;
    const isSending = this.sending.has(applicationId);
    return Promise.resolve({ knownStatus, changes, secondsSinceMail: this.time - sentAt, isSending });
  }

  override sent(applicationId: number, status: string): Promise<void> {
    const row = this.rows.get(applicationId);
    if (row) Object.assign(row, { knownStatus: status, sentAt: this.time });
    return Promise.resolve();
  }

  pass(seconds: number): void {
    this.time += seconds;
  }
}

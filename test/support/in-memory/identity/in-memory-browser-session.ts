import { BrowserSession, type PendingSignIn } from '#identity/sign-in/application/browser-session.js';
import type { User } from '#identity/accounts/domain/user.js';

/** Exposes its state to tests. */
export class InMemoryBrowserSession extends BrowserSession {
  override readonly id = 'session';
  override readonly address = '192.0.2.1';
  override timeZone: string | undefined;
  override passedSecondFactor = false;
  override isHeld = false;
  override pending: PendingSignIn | undefined;
  userId: number | undefined;
  startedAt: Date | undefined;
  isDetached = false;
  private pendingHash: string | null = null;

  override start(userId: number, passedSecondFactor: boolean, startedAt: Date): Promise<void> {
    Object.assign(this, { userId, passedSecondFactor, startedAt, pending: undefined });
    return Promise.resolve();
  }

  override passSecondFactor(): void {
    this.passedSecondFactor = true;
  }

  override keep(pending: PendingSignIn, { passwordHash }: User): Promise<void> {
    Object.assign(this, { userId: undefined, passedSecondFactor: false, pending, pendingHash: passwordHash });
    return Promise.resolve();
  }

  override isPendingFor({ passwordHash }: User): boolean {
    return this.pendingHash === passwordHash;
  }

  override end(): Promise<void> {
    this.userId = undefined;
    return Promise.resolve();
  }

  protected override detach(): void {
    this.isDetached = true;
  }
}

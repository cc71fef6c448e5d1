import { SecondFactors, type SecondFactor } from '#identity/second-factor/application/second-factors.js';

type Stored = {
  readonly secret: string;
  lastStep?: number;
  codes: readonly string[];
  enabledAt?: Date;
  codesAt?: Date;
};

export class InMemorySecondFactors extends SecondFactors {
  private readonly factors = new Map<number, Stored>();

  override find(userId: number): Promise<SecondFactor | undefined> {
    const found = this.factors.get(userId);
    if (!found) return Promise.resolve(undefined);
    const { secret, lastStep, codes } = found;
    return Promise.resolve({ secret, isOn: lastStep !== undefined, recoveryCodesLeft: codes.length });
  }

  override propose(userId: number, secret: string): Promise<boolean> {
    if (this.factors.get(userId)?.lastStep !== undefined) return Promise.resolve(false);
    this.factors.set(userId, { secret, codes: [] });
    return Promise.resolve(true);
  }

  override enable(userId: number, step: number, now: Date): Promise<boolean> {
    const found = this.factors.get(userId);
    if (found?.lastStep === undefined && found) found.enabledAt = now;
    return Promise.resolve(this.useIf(found !== undefined && found.lastStep === undefined, found, step));
  }

  override useStep(userId: number, step: number): Promise<boolean> {
    const found = this.factors.get(userId);
    return Promise.resolve(this.useIf(found?.lastStep !== undefined && found.lastStep < step, found, step));
  }

  override issueRecoveryCodes(userId: number, now: Date): Promise<readonly string[]> {
    const codes = ['AAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBB'];
    const found = this.factors.get(userId);
    if (found) Object.assign(found, { codes, codesAt: now });
    return Promise.resolve(codes);
  }

  override useRecoveryCode(userId: number, code: string): Promise<boolean> {
    const found = this.factors.get(userId);
    if (!found?.codes.includes(code)) return Promise.resolve(false);
    found.codes = found.codes.filter((other) => other !== code);
    return Promise.resolve(true);
  }

  override remove(userId: number): Promise<boolean> {
    const wasOn = this.factors.get(userId)?.lastStep !== undefined;
    this.factors.delete(userId);
    return Promise.resolve(wasOn);
  }

  override removeSince(userId: number, since: Date): Promise<void> {
    const found = this.factors.get(userId);
    if (found && (!found.enabledAt || found.enabledAt >= since)) this.factors.delete(userId);
    else if (found?.codesAt && found.codesAt >= since) found.codes = [];
    return Promise.resolve();
  }

  private useIf(isAllowed: boolean, found: Stored | undefined, step: number): boolean {
    if (isAllowed && found) found.lastStep = step;
    return isAllowed;
  }
}

import { RateLimiter, TooManyAttempts, type Allowance } from '#shared/application/limits/rate-limiter.js';
import { UseCase } from '#shared/application/use-case.js';
import { KnownAddresses } from '../../accounts/application/ports/known-addresses.js';

const QUARTER_OF_AN_HOUR = 15 * 60;
const PER_ADDRESS: Allowance = { name: 'failed-login-address', points: 100, seconds: QUARTER_OF_AN_HOUR };
/** Per account and address. */
const PER_CALLER: Allowance = { name: 'failed-login-caller', points: 10, seconds: QUARTER_OF_AN_HOUR };
/** Per account from all addresses; beyond it, the account is slowed down, not locked. */
const PER_ACCOUNT: Allowance = { name: 'failed-login-account', points: 10, seconds: QUARTER_OF_AN_HOUR };
/** Attempts on a slowed account, from all unknown addresses together. */
const PER_SLOWED_ACCOUNT = {
  password: { name: 'slow-login-account', points: 1, seconds: 20 },
  // Three of a million codes are valid at any moment, so at this rate a correct guess takes years.
  code: { name: 'slow-code-account', points: 1, seconds: 6 * 60 },
} as const satisfies Record<string, Allowance>;

/** The id of no account. */
const NOBODY = 0;

/** `account` is the same for every spelling of a name. */
export type SignInAttempt = {
  readonly account: string;
  readonly address: string;
  readonly userId?: number;
  /** What the attempt may be guessing; by default a password. */
  readonly guesses?: keyof typeof PER_SLOWED_ACCOUNT;
};

type Counted = readonly [Allowance, key: string];

/**
 * Limits wrong passwords and codes per address, per account and address, and per account. Many failures slow an account
 * down, but an address that has signed in before keeps its own allowance, so nobody can lock out someone else.
 */
@UseCase()
export class SignInLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly knownAddresses: KnownAddresses,
  ) {}

  /**
   * Counts an attempt as a failure in advance, so that concurrent attempts cannot exceed a limit. Returns a function
   * that refunds it.
   * @throws TooManyAttempts, RateLimiterFailed
   */
  async begin(attempt: SignInAttempt): Promise<() => Promise<void>> {
    const counted: Counted[] = [];
    const refund = async (): Promise<void> => {
      await Promise.all(counted.map(([allowance, key]) => this.limiter.refund(allowance, key)));
    };
    const wait =
      (await this.count(counted, [PER_CALLER, `${attempt.account} ${attempt.address}`])) ||
      (await this.count(counted, [PER_ADDRESS, attempt.address])) ||
      (await this.countForAccount(counted, attempt));
    if (wait === 0) return refund;
    await refund();
    throw new TooManyAttempts('Too many failed sign-ins. Please wait a while and try again.', wait);
  }

  private async countForAccount(
    counted: Counted[],
    { account, address, userId, guesses = 'password' }: SignInAttempt,
  ): Promise<number> {
    const wait = await this.count(counted, [PER_ACCOUNT, account]);
    if (wait === 0) return 0;
    // Asked for unknown accounts as well, so that the work does not reveal which accounts exist.
    if (await this.knownAddresses.includes(userId ?? NOBODY, address)) return 0;
    return this.count(counted, [PER_SLOWED_ACCOUNT[guesses], account]);
  }

  private async count(counted: Counted[], [allowance, key]: Counted): Promise<number> {
    const wait = await this.limiter.consume(allowance, key);
    if (wait === 0) counted.push([allowance, key]);
    return wait;
  }
}

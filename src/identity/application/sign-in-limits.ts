import { RateLimiter, TooManyAttempts, type Allowance } from '../../shared/application/limits/rate-limiter.js';
import { UseCase } from '../../shared/application/use-case.js';
import { KnownAddresses } from './ports/known-addresses.js';

const QUARTER_OF_AN_HOUR = 15 * 60;
const PER_ADDRESS: Allowance = { name: 'failed-login-address', points: 100, seconds: QUARTER_OF_AN_HOUR };
/** One account from one address. */
const PER_CALLER: Allowance = { name: 'failed-login-caller', points: 10, seconds: QUARTER_OF_AN_HOUR };
/** One account from anywhere; beyond it the account is slow, not locked. */
const PER_ACCOUNT: Allowance = { name: 'failed-login-account', points: 10, seconds: QUARTER_OF_AN_HOUR };
/** What a slow account still allows, all unfamiliar addresses together. */
const SLOW_ACCOUNT = {
  password: { name: 'slow-login-account', points: 1, seconds: 20 },
  // One of 333,333 guesses is right at any moment: at this pace a right one takes years.
  code: { name: 'slow-code-account', points: 1, seconds: 6 * 60 },
} as const satisfies Record<string, Allowance>;

/** A sign-in attempt. `account` is the same for every spelling of a name. */
export type SignInAttempt = {
  readonly account: string;
  readonly address: string;
  readonly userId?: number;
  /** What is guessed; a password by default. */
  readonly guesses?: keyof typeof SLOW_ACCOUNT;
};

type Counted = readonly [Allowance, key: string];

/**
 * Limits wrong passwords and codes by address, by account and address, and by account. Many failures from elsewhere slow an account
 * down, but an address that signed in before keeps its own allowance, so that nobody can lock out somebody else.
 */
@UseCase()
export class SignInLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly knownAddresses: KnownAddresses,
  ) {}

  /**
   * Counts an attempt as a failure in advance, so that attempts at the same moment cannot pass a limit together. Returns
   * what takes the failure back.
   * @throws TooManyAttempts, RateLimiterFailed
   */
  async begin(attempt: SignInAttempt): Promise<() => Promise<void>> {
    const counted: Counted[] = [];
    const takeBack = async (): Promise<void> => {
      await Promise.all(counted.map(([allowance, key]) => this.limiter.refund(allowance, key)));
    };
    const wait =
      (await this.count(counted, [PER_CALLER, `${attempt.account} ${attempt.address}`])) ||
      (await this.count(counted, [PER_ADDRESS, attempt.address])) ||
      (await this.countForAccount(counted, attempt));
    if (wait === 0) return takeBack;
    await takeBack();
    throw new TooManyAttempts('Too many failed sign-ins. Please wait a while and try again.', wait);
  }

  private async countForAccount(
    counted: Counted[],
    { account, address, userId, guesses = 'password' }: SignInAttempt,
  ): Promise<number> {
    const wait = await this.count(counted, [PER_ACCOUNT, account]);
    if (wait === 0) return 0;
    if (userId !== undefined && (await this.knownAddresses.includes(userId, address))) return 0;
    return this.count(counted, [SLOW_ACCOUNT[guesses], account]);
  }

  private async count(counted: Counted[], [allowance, key]: Counted): Promise<number> {
    const wait = await this.limiter.consume(allowance, key);
    if (wait === 0) counted.push([allowance, key]);
    return wait;
  }
}

import { AccountPostingRights } from '#integrations/adapters/accounts/account-posting-rights.js';
import { FetchAllowance } from '#integrations/application/imports/fetch-allowance.js';
import { PostingAllowance } from '#integrations/application/imports/posting-allowance.js';
import type { DeliveryResult, WebhookDeliveries } from '#integrations/application/ports/webhook-deliveries.js';
import { DeliverWebhooks } from '#integrations/application/webhooks/deliver-webhooks.js';
import { InMemoryRateLimiter } from '../../support/in-memory/shared/in-memory-rate-limiter.js';

describe('the daily limit of listings', () => {
  const TRUSTED = 4;
  const allowance = (perDay: number) => {
    const employers = {
      publicEmployer: async (id: number) => (id === 5 ? undefined : { isTrusted: id === TRUSTED, companyName: 'Inn' }),
    };
    return new PostingAllowance(new InMemoryRateLimiter(), employers, perDay);
  };

  it('holds for each company, unless it is verified', async () => {
    const two = allowance(2);
    for (const [employerId, taken] of [
      [3, [true, true, false]],
      [5, [true, true, false]],
      [TRUSTED, [true, true, true]],
    ] as const)
      for (const isTaken of taken) expect([employerId, await two.take(employerId)]).toEqual([employerId, isTaken]);
  });

  it('tells what is left', async () => {
    const two = allowance(2);
    await two.take(3);
    expect([await two.left(3), await two.left(5), await two.left(TRUSTED)]).toEqual([1, 2, Infinity]);
    expect(await allowance(0).left(3)).toBe(Infinity);
  });
});

describe('the daily limit of feeds', () => {
  const take = async (allowance: FetchAllowance, times: number, employerId = 3) => {
    let taken = 0;
    for (let count = 0; count < times; count += 1) taken += Number(await allowance.take(employerId));
    return taken;
  };

  it('is that of feeds that are sent, and of eight that fail, for each company', async () => {
    const [few, many] = [5, 50].map((perDay) => new FetchAllowance(new InMemoryRateLimiter(), perDay));
    expect([few && (await take(few, 9)), many && (await take(many, 9))]).toEqual([5, 8]);
    expect(many && (await take(many, 1, 4))).toBe(1);
  });

  it('forgives those that succeed', async () => {
    const allowance = new FetchAllowance(new InMemoryRateLimiter(), 0);
    for (let count = 0; count < 9; count += 1) {
      expect(await allowance.take(3)).toBe(true);
      await allowance.forgive(3);
    }
    expect(await take(allowance, 9)).toBe(8);
  });
});

describe('the right to post', () => {
  const EMPLOYER = { role: 'employer', isSuspended: false, isEmailVerified: true };
  const problem = (party: object | undefined, apiKeyId: number | null = null, requireVerifiedEmail = true) => {
    const keys = { has: async (employerId: number, id: number) => employerId === 3 && id === 7 };
    const parties = { find: async () => party };
    return new AccountPostingRights(parties as never, keys as never, { requireVerifiedEmail } as never).problem(
      3,
      apiKeyId,
    );
  };

  it.each<[string, object | undefined, number | null, string | undefined]>([
    ['an employer', EMPLOYER, null, undefined],
    ['a key of the employer', EMPLOYER, 7, undefined],
    ['nobody', undefined, null, "The account is no longer an employer's."],
    ['a job seeker', { ...EMPLOYER, role: 'job_seeker' }, null, "The account is no longer an employer's."],
    ['a suspended employer', { ...EMPLOYER, isSuspended: true }, 7, 'The account was suspended.'],
    [
      'an unverified address',
      { ...EMPLOYER, isEmailVerified: false },
      null,
      'The email address of the account is not verified.',
    ],
    ['a key that was revoked', EMPLOYER, 8, 'The API key that sent the feed was revoked.'],
  ])('of %s', async (_who, party, key, expected) => expect(await problem(party, key)).toBe(expected));

  it('needs no verified address where the site does not ask for one', async () => {
    expect(await problem({ ...EMPLOYER, isEmailVerified: false }, null, false)).toBeUndefined();
  });
});

describe('the delivery of a webhook', () => {
  const deliver = async (result: DeliveryResult, attempts: number) => {
    const settled: unknown[] = [];
    const deliveries = {
      take: async (id: number) => (id === 1 ? { id, attempts } : undefined),
      settle: async (...how: unknown[]) => void settled.push(...how),
    } as unknown as WebhookDeliveries;
    const sender = { problemWith: () => undefined, send: async () => result };
    for (const id of [1, 2]) await new DeliverWebhooks(deliveries, sender).execute(id);
    return settled;
  };
  const failed = { result: 'failed', status: 500, fault: 'HTTP 500' } as const;

  it.each<[DeliveryResult, number, number | undefined]>([
    [{ result: 'delivered', status: 204 }, 1, undefined],
    [{ result: 'gone', status: 410 }, 1, undefined],
    [failed, 1, 5],
    [failed, 11, 86_400],
    [failed, 12, undefined],
  ])('that ends with %j at attempt %i is repeated after %s', async (result, attempts, seconds) => {
    expect(await deliver(result, attempts)).toEqual([1, result, seconds]);
  });
});

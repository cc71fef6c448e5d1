import { checkWebhook, webhookDelay } from '#integrations/domain/webhook.js';
import { fieldErrorsOf } from '../../support/field-errors.js';

describe('a webhook', () => {
  it('is tried twelve times in four days, at growing intervals', () => {
    const delays = Array.from({ length: 12 }, (_, index) => webhookDelay(index + 1));
    expect(delays).toEqual([5, 30, 120, 600, 3_600, 10_800, 21_600, 43_200, 86_400, 86_400, 86_400, undefined]);
  });

  it('has an address that is allowed and at least one event that is known', () => {
    const check = (url: string, events: string[]) =>
      checkWebhook({ url, events }, (entered) => (entered.includes('127.') ? 'It is not public' : undefined));
    expect(
      check(' https://ats.test/hook ', ['listing.closed', 'listing.approved', 'listing.sold', 'listing.closed']),
    ).toEqual({
      url: 'https://ats.test/hook',
      events: ['listing.approved', 'listing.closed'],
    });
    expect(fieldErrorsOf(() => check('https://127.0.0.1', ['listing.sold']))).toEqual([
      'url: It is not public',
      'events: Choose at least one event',
    ]);
    expect(fieldErrorsOf(() => check('', ['listing.closed']))).toEqual(['url: Address is required']);
  });
});

import { INTEGRATION_CHANGES } from '#integrations/domain/integration-events.js';
import { AccountSuspendedMail } from '#notifications/adapters/mails/account/account-suspended.js';
import { IntegrationChangedMail } from '#notifications/adapters/mails/account/integration-changed.js';
import { EmailRestoredMail } from '#notifications/adapters/mails/email/email-restored.js';
import { PasswordChangedMail } from '#notifications/adapters/mails/sign-in/password-changed.js';
import { AccountAccessReadModel } from '#notifications/adapters/persistence/account-access-read-model.js';
import { Objections } from '#identity';
import { aMail } from '../../../support/mothers/mail-mother.js';

describe('mails about an account', () => {
  it('say which integration was changed', async () => {
    const texts = await Promise.all(
      [...INTEGRATION_CHANGES, 'something new'].map(async (secret) => {
        const { paragraphs } = await aMail(IntegrationChangedMail, { secret });
        return paragraphs[1];
      }),
    );
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.at(-1)).toBe('The integrations of your account were changed.');
  });

  it('tell the reason of a suspension, with the way to object to it', async () => {
    const token = (userId: number) => Promise.resolve(`token of ${userId}`);
    const facts = [[Objections, { token }] as const];
    const { paragraphs, path } = await aMail(AccountSuspendedMail, { userId: 7, secret: 'It asks for fees.', facts });
    expect(paragraphs).toContain('Reason: It asks for fees.');
    expect(path).toBe('/objection#token of 7');
    expect((await aMail(AccountSuspendedMail, { userId: null, facts })).path).toBe('/objection#');
  });

  it.each([PasswordChangedMail, EmailRestoredMail])('list what else still has access: %p', async (Kind) => {
    const sectionsFor = async (...access: { kind: string; name: string }[]) => {
      const of = (userId: number) => Promise.resolve(userId === 7 ? access : []);
      const { sections = [] } = await aMail(Kind, { userId: 7, facts: [[AccountAccessReadModel, { of }]] });
      return sections.map(({ title, items, more }) => [
        title,
        ...items.map((item) => `${item.title} (${item.text})`),
        more?.path,
      ]);
    };
    expect(await sectionsFor()).toEqual([]);
    const passkey = { kind: 'passkey', name: 'Phone' };
    const ways = ['Other ways to sign in, which still work', 'Phone (Passkey)', 'Linked account (Linked account)'];
    expect(await sectionsFor(passkey, { kind: 'identity', name: '' }, { kind: 'webhook', name: 'ats' })).toEqual([
      [...ways, '/settings'],
      ['Programs that still have access', 'ats (Webhook)', '/employer/integrations'],
    ]);
    expect(await sectionsFor({ kind: 'api-key', name: 'ATS' })).toHaveLength(1);
  });
});

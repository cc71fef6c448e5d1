import { User } from '#identity/accounts/domain/user.js';
import {
  AccountReinstated,
  AccountSuspended,
  PasswordChanged,
  UserRegistered,
} from '#identity/accounts/domain/user-events.js';
import { EmailAddress } from '#identity/accounts/domain/email-address.js';
import type { Role } from '#shared/domain/actor.js';
import { fieldErrorsOf } from '../../support/field-errors.js';
import { aUser } from '../../support/mothers/user-mother.js';

const entered = {
  username: 'maria',
  email: 'maria@example.org',
  fullName: 'Maria Silva',
  password: 'quiet harbor',
  role: 'job_seeker' as Role,
};

const NOW = new Date('2026-06-16T08:00:00.000Z');
const LATER = new Date('2026-06-17T08:00:00.000Z');

const isCommon = (password: string) => password === 'password';

const errorsOf = (changes: Partial<typeof entered>) =>
  fieldErrorsOf(() => User.check({ ...entered, ...changes }, isCommon));

describe('a registration', () => {
  it.each([
    'กมล Kamon',
    'Amina حداد',
    'Иван Petrov',
    'Иван (Ivan) Petrov',
    'Chloé Wayfarer',
    'Ann Security',
    'Guest Desk',
  ])('accepts the full name %s', (fullName) => {
    expect(errorsOf({ fullName })).toEqual([]);
  });

  it('is trimmed, except for the password', () => {
    expect(User.check({ ...entered, username: '  maria ', email: ' maria@example.org ' }, isCommon)).toMatchObject({
      username: 'maria',
      email: { text: 'maria@example.org', key: 'maria@example.org' },
      fullName: 'Maria Silva',
      role: 'job_seeker',
    });
  });

  it.each([
    [{ username: 'ab' }, 'username: Username must be at least 3 characters'],
    [{ username: 'ma\u200Bria' }, 'username: Username must not contain line breaks or invisible characters'],
    [{ username: 'ma\nria' }, 'username: Username must not contain line breaks or invisible characters'],
    [{ username: 'ma\u202Eria' }, 'username: Username must not contain line breaks or invisible characters'],
    [{ username: 'ma\uFE0Fria' }, 'username: Username must not contain line breaks or invisible characters'],
    [{ username: 'm\u0430ria' }, 'username: Username must be written in one alphabet'],
    [{ username: 'Admin' }, 'username: This username is reserved. Please choose another one.'],
    [{ username: 'supp0rt' }, 'username: This username is reserved. Please choose another one.'],
    [{ username: 'wayfare_support-24' }, 'username: This username is reserved. Please choose another one.'],
    [{ fullName: 'Maria\u2028Silva' }, 'fullName: Full name must not contain line breaks or invisible characters'],
    [{ fullName: 'Maria\u2066Silva' }, 'fullName: Full name must not contain line breaks or invisible characters'],
    [{ fullName: 'Maria \u200CSilva' }, 'fullName: Full name must not contain line breaks or invisible characters'],
    [{ fullName: 'M\u0430ria Silva' }, 'fullName: Full name must be written in one alphabet'],
    [{ fullName: 'Wayfare Support' }, 'fullName: This name is reserved. Please enter your own name.'],
    [{ fullName: 'The Wayfare Team' }, 'fullName: This name is reserved. Please enter your own name.'],
    [{ fullName: 'W4yfare Payments' }, 'fullName: This name is reserved. Please enter your own name.'],
    [{ fullName: 'Support Team' }, 'fullName: This name is reserved. Please enter your own name.'],
    [{ fullName: 'The Support Team' }, 'fullName: This name is reserved. Please enter your own name.'],
    [{ fullName: 'Customer Support' }, 'fullName: This name is reserved. Please enter your own name.'],
    [{ fullName: 'Billing & Payments' }, 'fullName: This name is reserved. Please enter your own name.'],
    [{ fullName: 'Payments' }, 'fullName: This name is reserved. Please enter your own name.'],
    [{ fullName: 'Trust and Safety' }, 'fullName: This name is reserved. Please enter your own name.'],
    [{ fullName: 'No Reply' }, 'fullName: This name is reserved. Please enter your own name.'],
    [{ fullName: 'Job Board Team' }, 'fullName: This name is reserved. Please enter your own name.'],
    [{ fullName: '★ Support ★' }, 'fullName: This name is reserved. Please enter your own name.'],
    [{ fullName: 'Adm1n' }, 'fullName: This name is reserved. Please enter your own name.'],
    [{ fullName: 'ꜱᴜᴘᴘᴏʀᴛ' }, 'fullName: This name is reserved. Please enter your own name.'],
    [{ username: 'wayfare-payments' }, 'username: This username is reserved. Please choose another one.'],
    [{ username: '\u0430\u043B\u0438\u0441\u0430 b' }, 'username: Username must be written in one alphabet'],
    [{ password: '      ' }, 'password: Password must not be blank'],
    [{ password: 'password' }, 'password: This password is too common. Please choose another one.'],
    [{ username: ' ab ' }, 'username: Username must be at least 3 characters'],
    [{ username: 'x'.repeat(51) }, 'username: Username must be at most 50 characters'],
    [{ password: '12345' }, 'password: Password must be at least 6 characters'],
    [{ password: 'x'.repeat(129) }, 'password: Password must be at most 128 characters'],
    [{ fullName: '  ' }, 'fullName: Full name is required'],
    [{ email: 'maria' }, 'email: Please enter a valid email address'],
    [{ email: 'maria@localhost' }, 'email: Please enter a valid email address'],
    [{ email: 'a b@example.org' }, 'email: Please enter a valid email address'],
    [{ email: `${'x'.repeat(250)}@example.org` }, 'email: Please enter a valid email address'],
  ])('is rejected with %o', (changes, error) => {
    expect(errorsOf(changes)).toEqual([error]);
  });

  it('accepts texts of exactly the maximum length', () => {
    expect(errorsOf({ username: 'x'.repeat(50), password: 'x'.repeat(128) })).toEqual([]);
    expect(errorsOf({ username: 'abc', password: '123456' })).toEqual([]);
  });

  it.each([
    'Nguy\u1EC5n Th\u1ECB H\u00E0',
    'Nguye\u0302\u0303n Thi\u0323 Ha\u0300',
    "M\u00FCller-O'Brien",
    'D\u2019Angelo, Jr.',
    '\u5C71\u7530\u592A\u90CE',
    '\u5C71\u7530\u3000\u30BF\u30ED\u30FC',
    '\u5C71\u7530 Taro',
    '\u0418\u0432\u0430\u043D \u041F\u0435\u0442\u0440\u043E\u0432',
    '\u0393\u03B9\u03CE\u03C1\u03B3\u03BF\u03C2',
    '\u0639\u0644\u06CC\u200C\u0631\u0636\u0627 \u0645\u062D\u0645\u062F\u06CC',
    '\u0936\u094D\u0930\u0940\u0915\u093E\u0902\u0924 \u0936\u0930\u094D\u092E\u093E',
    '\uAE40\uBBFC\uC218',
    '\u0E2A\u0E21\u0E0A\u0E32\u0E22',
    '\u05D3\u05D5\u05D3 \u05DB\u05D4\u05DF',
    '\u12A0\u1260\u1260 \u1262\u1242\u120B',
    'Sigr\u00FAn Einarsd\u00F3ttir',
    'Jos\u00E9 de la Cruz y \u00D1u\u00F1ez III',
  ])('accepts the name %s', (fullName) => {
    expect(errorsOf({ fullName })).toEqual([]);
  });

  it('accepts the word "wayfarer", and reserved words for an admin', () => {
    expect(errorsOf({ username: 'wayfarer', fullName: 'Ada Wayfarer' })).toEqual([]);
    expect(errorsOf({ username: 'admin', fullName: 'Administrator', role: 'admin' })).toEqual([]);
  });

  it('reports all invalid fields at once', () => {
    expect(errorsOf({ username: '', email: '', password: '' })).toHaveLength(3);
  });
});

describe('a user', () => {
  it('has case-folded keys for its username and email address', () => {
    expect(aUser({ username: 'ÉLODIE', email: 'E@X.org' })).toMatchObject({
      usernameKey: 'élodie',
      emailKey: 'e@x.org',
    });
  });

  it('records its registration once', () => {
    const user = aUser({ id: 7, role: 'employer' });
    expect(user.pullEvents()).toEqual([new UserRegistered(7, 'employer', 'Maria Silva', null)]);
    expect(user.pullEvents()).toEqual([]);
  });

  it('is suspended and reinstated once', () => {
    const user = aUser({ id: 7 });
    user.pullEvents();
    user.reinstate();
    user.suspend('Fees', NOW);
    user.suspend('Spam', LATER);
    expect(user.suspendedAt).toEqual(NOW);
    for (let times = 0; times < 2; times += 1) user.reinstate();
    expect(user.suspendedAt).toBeNull();
    expect(user.pullEvents()).toEqual([new AccountSuspended(7, 'Fees'), new AccountReinstated(7)]);
  });

  it('tells of a new password', () => {
    const user = aUser({ id: 7 });
    user.pullEvents();
    user.setPassword('another hash');
    expect(user.passwordHash).toBe('another hash');
    expect(user.pullEvents()).toEqual([new PasswordChanged(7)]);
  });

  it('has a verified address since it was first verified, and since a change of it', () => {
    const user = aUser();
    expect(user.isEmailVerified).toBe(false);
    for (const time of [NOW, LATER]) user.verifyEmail(time);
    expect(user.emailVerifiedAt).toEqual(NOW);
    user.changeEmail(EmailAddress.known('new@example.org'), LATER);
    expect(user).toMatchObject({
      email: 'new@example.org',
      emailVerifiedAt: LATER,
      passwordHash: 'hashed:secret password',
    });
    user.restoreEmail(EmailAddress.known('maria@example.org'), NOW);
    expect(user).toMatchObject({ email: 'maria@example.org', emailVerifiedAt: NOW, passwordHash: null });
    expect([aUser({ role: 'admin' }), aUser({ role: 'employer' })].map((one) => one.isEmailVerified)).toEqual([
      true,
      false,
    ]);
  });

  it('has the name, the language and the time zone that it chooses', () => {
    const user = aUser();
    user.rename(' Maria Sousa ');
    user.speak('pt');
    user.learnZone('Europe/Lisbon');
    user.chooseZone('Atlantic/Azores');
    expect(user).toMatchObject({
      fullName: 'Maria Sousa',
      language: 'pt',
      learnedZone: 'Europe/Lisbon',
      timeZone: 'Atlantic/Azores',
    });
    user.chooseZone(null);
    expect(user.timeZone).toBeNull();
    expect(fieldErrorsOf(() => user.chooseZone('Azores'))).toHaveLength(1);
    expect(fieldErrorsOf(() => user.rename(' '))).toEqual(['fullName: Full name is required']);
  });
});

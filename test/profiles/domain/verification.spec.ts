import { EmployerProfile, type EmployerChanges } from '../../../src/profiles/domain/employer-profile.js';
import { addressAt, ownDomain } from '../../../src/profiles/domain/verification/company-address.js';
import { complaintsOf } from '../../support/complaints.js';

const NOW = new Date('2026-05-04T09:00:00Z');
const GRAND = 'https://grand.example.com';
const hostOf = () => ({ domain: 'example.com', isShared: false });
const verdictOf = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return (error as Error).message;
  }
};

function company(changes: EmployerChanges = { companyWebsite: GRAND }): EmployerProfile {
  const profile = EmployerProfile.of(1, 7, 'Grand Hotel', 'Elena');
  profile.edit(changes);
  return profile;
}

function verified(): EmployerProfile {
  const profile = company();
  profile.verifyByMail('example.com', hostOf, NOW);
  return profile;
}

const eventsOf = (profile: EmployerProfile) => profile.pullEvents().map(({ constructor: { name } }) => name);

describe('verification by mail', () => {
  it('says when and at which domain', () => {
    expect(verified()).toMatchObject({ isTrusted: true, verifiedAt: NOW, verifiedDomain: 'example.com' });
    expect(company()).toMatchObject({ isTrusted: false, verifiedAt: null, verifiedNameKey: null });
  });

  it('needs a website', () => {
    expect(verdictOf(() => company({}).domainToVerify(hostOf))).toBe(
      'Add the website of your company to your profile first.',
    );
  });

  it('happens once', () => {
    expect(verdictOf(() => verified().domainToVerify(hostOf))).toBe('Your company is verified.');
  });

  it('refuses a link to the domain of another website', () => {
    expect(verdictOf(() => company().verifyByMail('former.com', hostOf, NOW))).toMatch(/no longer valid/);
  });

  it('waits until an admin has approved a new name or website, which the mark would stand beside', () => {
    for (const changes of [{ companyName: 'Hilton' }, { companyWebsite: 'https://other.example.com' }]) {
      const profile = company();
      profile.approve();
      profile.edit(changes);
      expect(verdictOf(() => profile.domainToVerify(hostOf))).toMatch(/^Your new name or website waits/);
      expect(verdictOf(() => profile.verifyByMail('example.com', hostOf, NOW))).toMatch(/^Your new name/);
      profile.approve();
      expect(profile.domainToVerify(hostOf)).toBe('example.com');
    }
  });
});

describe('verification by an admin', () => {
  const NOTE = 'Called the hotel.';

  it('keeps why', () => {
    const profile = company({});
    profile.verifyByHand(NOTE, NOW, [1]);
    expect(profile).toMatchObject({ isTrusted: true, verifiedDomain: null, verificationNote: NOTE });
    expect(verdictOf(() => profile.verifyByHand(NOTE, NOW))).toBe('This company is verified already.');
  });

  it('needs a reason, and the version that the admin has read', () => {
    expect(complaintsOf(() => company().verifyByHand('', NOW))).toEqual([
      'note: Reason must be at least 10 characters',
    ]);
    expect(verdictOf(() => company().verifyByHand(NOTE, NOW, [2]))).toMatch(/^Someone changed this/);
  });

  it('waits until a new name is approved', () => {
    const profile = company();
    profile.approve();
    profile.edit({ companyName: 'Hilton' });
    expect(verdictOf(() => profile.verifyByHand(NOTE, NOW))).toMatch(/^Its new name or website waits/);
  });
});

describe('a verified company', () => {
  it.each<EmployerChanges>([
    { companyName: 'Grander Hotel' },
    { companyWebsite: 'https://grand.example.net' },
    { companyWebsite: '' },
    { companyName: 'grand hotel' },
  ])('loses the mark at once with %j', (changes) => {
    const profile = verified();
    profile.edit(changes);
    expect(profile).toMatchObject({ isTrusted: false, verifiedAt: null, verifiedDomain: null });
    expect(eventsOf(profile)).toEqual(['CompanyVerificationLapsed']);
  });

  it.each<EmployerChanges>([
    { about: 'Since 1890.', location: 'Lisbon' },
    { companyName: ' Grand Hotel ', companyWebsite: GRAND },
  ])('keeps it with %j', (changes) => {
    const profile = verified();
    profile.approve();
    profile.edit(changes);
    expect(profile.isTrusted).toBe(true);
    expect(eventsOf(profile)).toEqual([]);
  });

  it('can be verified again after a change', () => {
    const profile = verified();
    profile.edit({ companyName: 'Grander Hotel' });
    profile.verifyByMail('example.com', hostOf, NOW);
    expect(profile.isTrusted).toBe(true);
  });

  it('has a key that lookalikes share', () => {
    const lookalike = company({ companyName: 'Grаnd Hоtel' });
    lookalike.verifyByHand('A test of names.', NOW);
    expect(lookalike.verifiedNameKey).toBe(verified().verifiedNameKey);
  });

  it('loses it when an admin withdraws it, and then only an admin gives it back', () => {
    const profile = verified();
    expect(complaintsOf(() => profile.withdrawVerification('no'))).toEqual([
      'reason: Reason must be at least 10 characters',
    ]);
    profile.withdrawVerification('The domain was sold.');
    expect(profile).toMatchObject({ isTrusted: false, withdrawalReason: 'The domain was sold.' });
    expect(eventsOf(profile)).toEqual(['CompanyVerificationWithdrawn']);
    expect(verdictOf(() => profile.withdrawVerification('The domain was sold.'))).toBe('This company is not verified.');
    profile.edit({ companyWebsite: 'https://new.example.com' });
    expect(verdictOf(() => profile.domainToVerify(hostOf))).toMatch(/^Our team withdrew/);
    profile.verifyByHand('They own the new one.', NOW);
    expect(profile).toMatchObject({ isTrusted: true, withdrawalReason: null });
  });
});

describe('the domain of a company', () => {
  it.each([
    ['example.com', false],
    ['grandhotel.co.uk', false],
    ['xn--htel-zka5a.fr', false],
  ])('may be %s', (domain, isShared) => expect(ownDomain({ domain, isShared })).toBe(domain));

  it.each([
    ['github.io', true],
    ['grand.wixsite.com', true],
    ['gmail.com', false],
    ['facebook.com', false],
    ['booking.com', false],
  ])('is not %s, where anyone gets a page or an address', (domain, isShared) => {
    expect(verdictOf(() => ownDomain({ domain, isShared }))).toMatch(
      `Anyone can have a page or an address at ${domain}.`,
    );
  });

  it.each([null, 'hotel.local', 'mail.internal', 'grand.localhost', 'x.onion'])('is not %s', (domain) => {
    expect(verdictOf(() => ownDomain({ domain, isShared: false }))).toMatch(/no domain of its own/);
  });
});

describe('the address that gets the link', () => {
  it.each(['info', 'Elena.Employer', 'jobs+wayfare', '24h-desk', 'a'.repeat(64), ' info '])(
    'may begin with %j',
    (text) => {
      expect(addressAt('example.com', text)).toBe(`${text.trim()}@example.com`);
    },
  );

  it.each([
    ['', 'localPart: Address is required'],
    ['a'.repeat(300), 'localPart: Address must be at most 64 characters'],
    ['info@gmail.com', 'localPart: Enter only what is before @example.com'],
    ['info@', 'localPart: Enter only what is before @example.com'],
    ...[
      'info\r\nBcc: all',
      'a b',
      '"a"',
      '.a',
      'a.',
      'a..b',
      '-oQ',
      'a%gmail.com',
      'gmail.com!a',
      'a,b',
      'a<b>',
      'a\u0000b',
      'añb',
      'a\u202eb',
    ].map((text) => [text, 'localPart: Use letters, digits, dots, hyphens, underscores and plus signs only']),
  ])('does not begin with %j', (text = '', complaint) => {
    expect(complaintsOf(() => addressAt('example.com', text))).toEqual([complaint]);
  });
});

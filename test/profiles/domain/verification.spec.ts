import { EmployerProfile, type EmployerChanges } from '#profiles/domain/employer-profile.js';
import { addressAt, ownDomain } from '#profiles/domain/verification/company-address.js';
import { fieldErrorsOf } from '../../support/field-errors.js';

const NOW = new Date('2026-05-04T09:00:00Z');
const GRAND = 'https://grand.example.com';
const hostOf = () => ({ domain: 'example.com', isShared: false });
const resultOrMessage = (act: () => unknown): unknown => {
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
  profile.proveDomain('example.com', hostOf);
  profile.verify('Called the hotel.', NOW);
  return profile;
}

const eventsOf = (profile: EmployerProfile) => profile.pullEvents().map(({ constructor: { name } }) => name);

describe('verification by mail', () => {
  it('proves the domain alone, until an admin has checked the name', () => {
    const profile = company();
    expect(profile).toMatchObject({ isTrusted: false, controlledDomain: null, awaitsVerification: false });
    profile.proveDomain('example.com', hostOf);
    const proven = { isTrusted: false, verifiedAt: null, verifiedNameKey: null, controlledDomain: 'example.com' };
    expect(profile).toMatchObject({ ...proven, awaitsVerification: true });
    expect(resultOrMessage(() => profile.domainToVerify(hostOf))).toBe(
      'You control example.com. Our team will now check the name of your company.',
    );
    profile.approve();
    expect(profile).toMatchObject({ ...proven, awaitsVerification: true });
    profile.verify('Called the hotel.', NOW);
    const facts = { isTrusted: true, verifiedAt: NOW, verifiedDomain: 'example.com', controlledDomain: null };
    expect(profile).toMatchObject({ ...facts, awaitsVerification: false });
  });

  it('is not up for a check of its name while a new name waits for approval', () => {
    const profile = company();
    profile.approve();
    profile.proveDomain('example.com', hostOf);
    profile.edit({ companyName: 'Hilton' });
    expect(profile).toMatchObject({ controlledDomain: 'example.com', awaitsVerification: false });
    profile.approve();
    expect(profile).toMatchObject({ isTrusted: false, awaitsVerification: true });
  });

  it('ends with another website', () => {
    const profile = company();
    profile.proveDomain('example.com', hostOf);
    profile.edit({ companyWebsite: 'https://grand.example.net' });
    expect(profile).toMatchObject({ verifiedDomain: null, awaitsVerification: false });
  });

  it('can be taken back by an admin, who does not believe the name', () => {
    const profile = company();
    profile.proveDomain('example.com', hostOf);
    profile.withdrawVerification('This is not the Grand Hotel.');
    expect(profile).toMatchObject({ verifiedDomain: null, awaitsVerification: false });
    expect(resultOrMessage(() => profile.domainToVerify(hostOf))).toMatch(/^Our team withdrew/);
  });

  it('requires a website', () => {
    expect(resultOrMessage(() => company({}).domainToVerify(hostOf))).toBe(
      'Add the website of your company to your profile first.',
    );
  });

  it('happens once', () => {
    expect(resultOrMessage(() => verified().domainToVerify(hostOf))).toBe('Your company is already verified.');
  });

  it('rejects a link for the domain of another website', () => {
    expect(resultOrMessage(() => company().proveDomain('former.com', hostOf))).toMatch(/no longer valid/);
  });

  it('waits until an admin has approved a new name or website', () => {
    for (const changes of [{ companyName: 'Hilton' }, { companyWebsite: 'https://other.example.com' }]) {
      const profile = company();
      profile.approve();
      profile.edit(changes);
      expect(resultOrMessage(() => profile.domainToVerify(hostOf))).toMatch(/^Your new name or website is waiting/);
      expect(resultOrMessage(() => profile.proveDomain('example.com', hostOf))).toMatch(/^Your new name/);
      profile.approve();
      expect(profile.domainToVerify(hostOf)).toBe('example.com');
    }
  });
});

describe('verification by an admin', () => {
  const NOTE = 'Called the hotel.';

  it('records the reason', () => {
    const profile = company({});
    profile.verify(NOTE, NOW, [1]);
    expect(profile).toMatchObject({ isTrusted: true, verifiedDomain: null, verificationNote: NOTE });
    expect(resultOrMessage(() => profile.verify(NOTE, NOW))).toBe('This company is already verified.');
  });

  it('requires a reason and the version that the admin has seen', () => {
    expect(fieldErrorsOf(() => company().verify('', NOW))).toEqual(['note: Reason is required']);
    expect(fieldErrorsOf(() => company().verify('Called.', NOW))).toEqual([
      'note: Reason must be at least 10 characters',
    ]);
    expect(resultOrMessage(() => company().verify(NOTE, NOW, [2]))).toMatch(/^Someone changed this/);
  });

  it('waits until a new name is approved', () => {
    const profile = company();
    profile.approve();
    profile.edit({ companyName: 'Hilton' });
    expect(resultOrMessage(() => profile.verify(NOTE, NOW))).toMatch(/^Its new name or website is waiting/);
  });
});

describe('a verified company', () => {
  it.each<EmployerChanges>([
    { companyName: 'Grander Hotel' },
    { companyWebsite: 'https://grand.example.net' },
    { companyWebsite: '' },
    { companyName: 'grand hotel' },
  ])('is no longer verified after a change to %j', (changes) => {
    const profile = verified();
    profile.edit(changes);
    expect(profile).toMatchObject({ isTrusted: false, verifiedAt: null, verificationNote: null });
    expect(profile.verifiedDomain).toBe('companyWebsite' in changes ? null : 'example.com');
    expect(eventsOf(profile)).toEqual(['CompanyVerificationLapsed']);
  });

  it.each<EmployerChanges>([
    { about: 'Since 1890.', location: 'Lisbon' },
    { companyName: ' Grand Hotel ', companyWebsite: GRAND },
  ])('stays verified after a change to %j', (changes) => {
    const profile = verified();
    profile.approve();
    profile.edit(changes);
    expect(profile.isTrusted).toBe(true);
    expect(eventsOf(profile)).toEqual([]);
  });

  it('is verified again after a change only by an admin', () => {
    const profile = verified();
    profile.edit({ companyName: 'Grander Hotel' });
    expect(profile).toMatchObject({ isTrusted: false, awaitsVerification: true });
    profile.verify('Called the hotel.', NOW);
    expect(profile.isTrusted).toBe(true);
  });

  it('shares its name key with lookalikes', () => {
    const lookalike = company({ companyName: 'Grаnd Hоtel' });
    lookalike.verify('A test of names.', NOW);
    expect(lookalike.verifiedNameKey).toBe(verified().verifiedNameKey);
  });

  it('can lose its verification to an admin, and then regains it only from an admin', () => {
    const profile = verified();
    expect(fieldErrorsOf(() => profile.withdrawVerification('no'))).toEqual([
      'reason: Reason must be at least 10 characters',
    ]);
    profile.withdrawVerification('The domain was sold.');
    expect(profile).toMatchObject({ isTrusted: false, withdrawalReason: 'The domain was sold.' });
    expect(eventsOf(profile)).toEqual(['CompanyVerificationWithdrawn']);
    expect(resultOrMessage(() => profile.withdrawVerification('The domain was sold.'))).toBe(
      'This company is not verified.',
    );
    profile.edit({ companyWebsite: 'https://new.example.com' });
    expect(resultOrMessage(() => profile.domainToVerify(hostOf))).toMatch(/^Our team withdrew/);
    profile.verify('They own the new one.', NOW);
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
  ])('is not %s, where anyone can get a page or an address', (domain, isShared) => {
    expect(resultOrMessage(() => ownDomain({ domain, isShared }))).toMatch(
      `Anyone can have a page or an address at ${domain}.`,
    );
  });

  it.each([null, 'hotel.local', 'mail.internal', 'grand.localhost', 'x.onion'])('is not %s', (domain) => {
    expect(resultOrMessage(() => ownDomain({ domain, isShared: false }))).toMatch(/no domain of its own/);
  });
});

describe('the address that receives the link', () => {
  it.each(['info', 'Elena.Employer', 'jobs+wayfare', '24h-desk', 'a'.repeat(64), ' info '])(
    'may start with %j',
    (text) => {
      expect(addressAt('example.com', text)).toBe(`${text.trim()}@example.com`);
    },
  );

  it.each([
    ['', 'localPart: Address is required'],
    ['a'.repeat(300), 'localPart: Address must be at most 64 characters'],
    ['info@gmail.com', 'localPart: Enter only the part before @example.com'],
    ['info@', 'localPart: Enter only the part before @example.com'],
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
  ])('may not start with %j', (text = '', error) => {
    expect(fieldErrorsOf(() => addressAt('example.com', text))).toEqual([error]);
  });
});

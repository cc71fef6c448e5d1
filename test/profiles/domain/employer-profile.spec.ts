import { EmployerProfile, type EmployerChanges } from '#profiles/domain/employer-profile.js';
import { fieldErrorsOf } from '../../support/field-errors.js';

function edited(...edits: EmployerChanges[]): EmployerProfile {
  const profile = EmployerProfile.of(1, 7, 'Grand Hotel', 'Elena Employer');
  for (const changes of edits) profile.edit(changes);
  return profile;
}

const filled: EmployerChanges = {
  companyWebsite: 'https://grand.example.com',
  industry: 'Hotels',
  companySize: '50-100',
  location: 'Lisbon',
  about: 'Since ever.',
  founded: '1890',
};

describe('EmployerProfile', () => {
  it("starts with the company name, or the employer's name if none was entered", () => {
    expect(edited()).toMatchObject({
      userId: 7,
      details: { companyName: 'Grand Hotel' },
      isTrusted: false,
      completion: 13,
    });
    expect(EmployerProfile.of(1, 7, null, 'E').details.companyName).toBe('E');
  });

  it.each([
    ['G', 'companyName: Company name must be at least 2 characters'],
    ['x'.repeat(101), 'companyName: Company name must be at most 100 characters'],
  ])('rejects the company name %j for a new profile', (name, error) => {
    expect(fieldErrorsOf(() => EmployerProfile.of(1, 7, name, 'Elena'))).toEqual([error]);
  });

  it('keeps fields that were not sent and clears those sent empty', () => {
    expect(edited(filled, { industry: '', about: null }).details).toMatchObject({
      companyName: 'Grand Hotel',
      industry: null,
      about: null,
      founded: '1890',
      companyWebsite: 'https://grand.example.com',
    });
  });

  it('counts eight fields for completion, including the logo', () => {
    expect(edited(filled).completion).toBe(88);
    const profile = edited(filled);
    profile.replaceLogo('logos/7.png');
    expect(profile.completion).toBe(100);
  });

  it('removes its logo, and ignores one that was not uploaded', () => {
    const logoAfter = (companyLogo: string | null) => {
      const profile = edited();
      profile.replaceLogo('logos/7.png');
      profile.edit({ companyLogo });
      return profile.details.companyLogo;
    };
    expect(logoAfter('logos/7.png')).toBe('logos/7.png');
    expect(logoAfter('https://elsewhere.example.com/x.png')).toBe('logos/7.png');
    expect(logoAfter(null)).toBeNull();
    expect(logoAfter('')).toBeNull();
  });

  it.each<[EmployerChanges, string]>([
    [{ companyName: null }, 'companyName: Company name is required'],
    [{ companyName: ' x ' }, 'companyName: Company name must be at least 2 characters'],
    [{ companyName: 'x'.repeat(101) }, 'companyName: Company name must be at most 100 characters'],
    [{ industry: 'x'.repeat(101) }, 'industry: Industry must be at most 100 characters'],
    [{ companySize: 'x'.repeat(51) }, 'companySize: Company size must be at most 50 characters'],
    [{ location: 'x'.repeat(101) }, 'location: Location must be at most 100 characters'],
    [{ about: 'x'.repeat(1001) }, 'about: About section must be less than 1000 characters'],
    [{ founded: 'x'.repeat(21) }, 'founded: Founded must be at most 20 characters'],
  ])('rejects %j', (changes, error) => {
    expect(fieldErrorsOf(() => edited(changes))).toEqual([error]);
  });

  it.each([
    'grand.example.com',
    'javascript:alert(1)',
    'ftp://grand.example.com',
    'mailto:a@b.co',
    'http://',
    'https:///path',
    'https://hilton.com@grand.example.com',
    'https://hilton.com%2Fjobs:@grand.example.com',
    'https://:hilton.com@grand.example.com',
    'https://grand example.com',
    'https://grand.\nexample.com',
    `https://grand.example.com/${'x'.repeat(300)}`,
  ])('rejects the website %j', (companyWebsite) => {
    expect(fieldErrorsOf(() => edited({ companyWebsite }))).toEqual(['companyWebsite: Please enter a valid URL']);
  });

  it.each(['http://grand.example.com', 'HTTPS://Grand.example.com/über?x=1#y', 'http://localhost:3000'])(
    'accepts the website %j',
    (companyWebsite) => {
      expect(edited({ companyWebsite }).details.companyWebsite).toBe(companyWebsite);
    },
  );
});

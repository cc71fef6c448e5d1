import { PublicSuffixes } from '#profiles/adapters/verification/public-suffixes.js';
import { EmployerProfile } from '#profiles/domain/employer-profile.js';

const hosts = new PublicSuffixes();

/** The domain that can verify a company with this website by mail, or the error message. */
function domainAt(companyWebsite: string): string {
  const profile = EmployerProfile.of(1, 7, 'Grand Hotel', 'Elena');
  profile.edit({ companyWebsite });
  try {
    return profile.domainToVerify((website) => hosts.of(website));
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the domain of a website', () => {
  it.each([
    ['https://grandhotel.com', 'grandhotel.com'],
    ['HTTPS://WWW.GrandHotel.COM/Careers?x=1#y', 'grandhotel.com'],
    ['https://careers.eu.grandhotel.co.uk', 'grandhotel.co.uk'],
    ['https://grandhotel.com.:8443/', 'grandhotel.com'],
    ['http://grandhotel.com:8080', 'grandhotel.com'],
    ['https://hôtel-des-alpes.fr', 'xn--htel-des-alpes-0ob.fr'],
    ['https://ホテル.jp', 'xn--ddkyb8b.jp'],
    ['https://ｇｒａｎｄｈｏｔｅｌ．ｃｏｍ', 'grandhotel.com'],
    // A path that looks like a host after user info.
    ['https://grandhotel.com\\@hilton.com', 'grandhotel.com'],
  ])('of %s is %s', (website, domain) => expect(domainAt(website)).toBe(domain));

  it.each([
    'http://127.0.0.1',
    'http://0x7f000001/',
    'http://2130706433',
    'http://[::1]:3000',
    'http://localhost:3000',
    'http://localhost.',
    'http://intranet',
    'http://hotel.local',
    'https://co.uk',
    'https://com',
  ])('of %s does not exist', (website) => expect(domainAt(website)).toMatch(/no domain of its own/));

  it.each([
    ['https://grandhotel.github.io', 'grandhotel.github.io'],
    ['https://github.io', 'github.io'],
    ['https://someone.wixsite.com/grand', 'someone.wixsite.com'],
    ['https://grandhotel.blogspot.com', 'grandhotel.blogspot.com'],
    ['https://gmail.com', 'gmail.com'],
    ['https://www.GMAIL.com.', 'gmail.com'],
    ['https://www.facebook.com/grandhotel', 'facebook.com'],
    ['https://sites.google.com/view/grand', 'google.com'],
  ])('of %s is shared', (website, domain) => {
    expect(domainAt(website)).toContain(`Anyone can have a page or an address at ${domain}.`);
  });
});

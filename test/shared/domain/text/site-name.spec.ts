import { JOB_LIMITS } from '#jobs/domain/job-details.js';
import { TITLE_RULE } from '#messaging/domain/conversation.js';
import { EMPLOYER_LIMITS } from '#profiles/domain/employer-profile.js';
import { checked } from '#shared/domain/field-checks.js';
import { namesSite } from '#shared/domain/text/site-name.js';

describe("this site's name", () => {
  it.each([
    'Wayfare',
    'The Wayfare Team',
    'Wayfare Payments',
    'Support at WAYFARE',
    'Wayfare-Support',
    'Wayfare’s Team',
    'WayfareSupport',
    'wayfaresupport',
    'WayfareRecruiting',
    'MyWayfare',
    'mywayfare',
    'ᴡᴀʏꜰᴀʀᴇ',
    'WΛYFΛRE Team',
    'Wayƒare',
    'ωayfarə',
    'Wayfaɾe',
    'Way Fare Support',
    'WayFare',
    'W a y f a r e',
    'W.a.y.f.a.r.e Team',
    'Wa yfare Team',
    'W4yf4r3 Team',
    'W@yfare',
    'VVayfare',
    'vvayf4re billing',
    'Wàyfäré Security',
    'Ｗａｙｆａｒｅ',
    '𝐖𝐚𝐲𝐟𝐚𝐫𝐞 Jobs',
    'ⓦⓐⓨⓕⓐⓡⓔ',
    '🅦🅐🅨🅕🅐🅡🅔 Team',
    '🇼 🇦 🇾 🇫 🇦 🇷 🇪',
    'Wаyfаrе', // Cyrillic а and е
    'W\u200Bayfare',
    'Way\u00ADfare',
  ])('is found in %j', (text) => {
    expect(namesSite(text)).toBe(true);
  });

  it.each([
    'Wayfarer Hostel',
    'The Wayfarers’ Inn',
    'SeaWayfarer',
    'Wayfaring Hotels',
    'Highway Fare Services',
    'Railway Fares Office',
    'Fairway Farm',
    'Payments Coordinator',
    'Airport Transfers and Welfare',
    'Anna Wayland',
    'วายแฟร์',
    '',
  ])('is not found in %j', (text) => {
    expect(namesSite(text)).toBe(false);
  });
});

describe('texts that mails quote where readers look for the sender', () => {
  it.each([
    ['a company name', EMPLOYER_LIMITS.companyName],
    ["a listing's title", JOB_LIMITS.title],
    ["a listing's company", JOB_LIMITS.company],
    ["a conversation's title", TITLE_RULE],
  ])('must not name this site: %s', (_what, rule) => {
    const check = (text: string) => () => checked((checks) => checks.optional('field', text, rule));
    expect(check('Wayfare Payments')).toThrow(`${rule.label} must not contain the name of this site`);
    expect(check('Wayfarer Hostel')()).toBe('Wayfarer Hostel');
    expect(check('Payments Coordinator')()).toBe('Payments Coordinator');
  });
});

import { Catalogs } from '#platform/languages/catalogs.js';

describe('words', () => {
  it.each([
    String.raw`Chef \u003cb\u003e`,
    String.raw`\x0d\x0aBcc: everyone@wayfare.test`,
    String.raw`C:\users "Ana" \u0041`,
    '{name} # <0>x</0>',
  ])('put %j into a text as it is', (name) => {
    const { t } = new Catalogs().words('de');
    expect(t('Hello {name},', { name })).toBe(`Guten Tag ${name},`);
  });
});

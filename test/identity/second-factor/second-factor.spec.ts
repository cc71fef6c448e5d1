import { readCode } from '#identity/second-factor/domain/second-factor.js';

describe('readCode', () => {
  it.each([
    ['123456', { kind: 'app', text: '123456' }],
    [' 123 456 ', { kind: 'app', text: '123456' }],
    ['abcd-efgh-ijkl-mn23', { kind: 'recovery', text: 'ABCDEFGHIJKLMN23' }],
    ['ABCD EFGH IJKL MN23', { kind: 'recovery', text: 'ABCDEFGHIJKLMN23' }],
  ])('parses %j', (entered, code) => {
    expect(readCode(entered)).toEqual(code);
  });

  it.each([
    '',
    '12345',
    '1234567',
    '12345a',
    '١٢٣٤٥٦',
    'ABCD-EFGH-IJKL-MN01',
    'ABCD-EFGH-IJKL',
    'ABCD-EFGH-IJKL-MN23-4',
  ])('rejects %j', (entered) => {
    expect(readCode(entered)).toBeUndefined();
  });
});

import { csvLine } from '../../../../src/shared/adapters/http/api/csv.js';

describe('a line of CSV', () => {
  it('ends as RFC 4180 says and leaves plain cells alone', () => {
    expect(csvLine(['Ann', 'Lisbon, Portugal', 'said "yes"', 'two\nlines', 7, null])).toBe(
      'Ann,"Lisbon, Portugal","said ""yes""","two\nlines",7,\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('lets no spreadsheet take %j for a formula', (text) => {
    expect(csvLine([text]).replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it('guards a formula that needs quotes as well', () => {
    expect(csvLine(['=HYPERLINK("http://evil.test","x")'])).toBe('"\'=HYPERLINK(""http://evil.test"",""x"")"\r\n');
  });
});

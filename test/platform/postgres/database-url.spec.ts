import { maskedUrl } from '#platform/postgres/connection/database-url.js';

describe('maskedUrl', () => {
  it.each([
    ['postgresql://wayfare:s3cret@db.example:5432/jobs', 'postgresql://wayfare:***@db.example:5432/jobs'],
    ['postgres://wayfare@db.example/jobs', 'postgres://wayfare@db.example/jobs'],
    ['postgresql://db.example/jobs?user=a&password=s3cret', 'postgresql://db.example/jobs?user=a&password=***'],
    ['postgresql:///jobs?host=/run/postgresql', 'postgresql:///jobs?host=/run/postgresql'],
  ])('masks the password in %s', (url, shown) => {
    expect(decodeURIComponent(maskedUrl(url))).toBe(shown);
  });
});

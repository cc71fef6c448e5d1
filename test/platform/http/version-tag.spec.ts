import { expectedVersions, versionTag } from '#platform/http/api/version-tag.js';

describe('expectedVersions', () => {
  it.each([
    [undefined, undefined],
    ['*', undefined],
    [' * ', undefined],
    [versionTag(7), [7]],
    ['"1", "2",W/"3"', [1, 2, 3]],
    ['"a,b" , "4"', [4]],
    ['"nonsense"', []],
    ['nonsense', []],
    ['12', []],
    ['"1e3", "-1", "", "0x1"', []],
    ['"99999999999999999999"', []],
    ['', []],
  ])('parses If-Match: %j as %j', (header, versions) => {
    expect(expectedVersions(header)).toEqual(versions);
  });
});

import { readFile } from 'node:fs/promises';
import { tooOld, type LockFile } from './dependency-floors.js';

describe('minimum dependency versions', () => {
  const locked = (place: string, version: string): LockFile => ({ packages: { [place]: { version } } });

  it.each([
    ['node_modules/multer', '2.2.9'],
    ['node_modules/multer', '1.4.5-lts.1'],
    ['node_modules/multer', '2.3.0-rc.1'],
    ['node_modules/@nestjs/platform-express/node_modules/multer', '2.0.2'],
    ['node_modules/@mikro-orm/core', '6.5.9'],
    ['node_modules/a/node_modules/@mikro-orm/sql', '7.0.0-dev.3'],
  ])('are not met by %s %s', (place, version) => {
    expect(tooOld(locked(place, version))).toEqual([
      `${place} is ${version}, older than ${place.includes('multer') ? '2.3.0' : '7.0.0'}`,
    ]);
  });

  it.each([
    ['node_modules/multer', '2.3.0'],
    ['node_modules/multer', '2.10.0'],
    ['node_modules/multer', '3.0.0-beta.1'],
    ['node_modules/@mikro-orm/core', '7.0.0'],
    ['node_modules/multer-s3', '1.0.0'],
  ])('are met by %s %s', (place, version) => {
    expect(tooOld(locked(place, version))).toEqual([]);
  });

  it('are met by all installed packages', async () => {
    const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as LockFile;
    const places = Object.keys(lock.packages);
    expect(places.filter((place) => place.endsWith('/multer')).length).toBeGreaterThan(0);
    expect(places.filter((place) => place.includes('/@mikro-orm/')).length).toBeGreaterThan(3);
    expect(tooOld(lock)).toEqual([]);
  });
});

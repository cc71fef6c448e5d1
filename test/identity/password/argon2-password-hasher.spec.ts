import { Argon2PasswordHasher } from '#identity/password/adapters/argon2-password-hasher.js';

describe('Argon2PasswordHasher', () => {
  const hasher = new Argon2PasswordHasher();

  it('hashes with argon2id, and accepts only the right password', async () => {
    const stored = await hasher.hash('a long secret');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify('a long secret', stored)).toBe(true);
    expect(await hasher.verify('another secret', stored)).toBe(false);
  });

  it('rejects any password for an unknown user', async () => {
    expect(await hasher.verify('a long secret', undefined)).toBe(false);
  });

  it('takes as long for an unknown user as for a known one', async () => {
    const stored = await hasher.hash('a long secret');
    await hasher.verify('warm up', undefined);
    // CPU time, which other processes do not affect.
    const time = async (hash: string | undefined) => {
      const begin = process.cpuUsage();
      for (let i = 0; i < 5; i += 1) await hasher.verify('a guess', hash);
      return process.cpuUsage(begin).user;
    };
    expect((await time(undefined)) / (await time(stored))).toBeGreaterThan(0.3);
  });

  it('throws on an invalid hash', async () => {
    await expect(hasher.verify('a long secret', 'no hash')).rejects.toThrow(/Decoding failed/);
  });
});

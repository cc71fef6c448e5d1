import { setImmediate } from 'node:timers/promises';
import { Argon2PasswordHasher } from '../../../../src/identity/adapters/security/argon2-password-hasher.js';

describe('passwords hashed with argon2id', () => {
  let hasher: Argon2PasswordHasher;

  beforeEach(() => {
    hasher = new Argon2PasswordHasher();
  });
  afterEach(() => hasher.onModuleDestroy());

  it('fit themselves alone', async () => {
    const stored = await hasher.hash('a long secret');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify('a long secret', stored)).toBe(true);
    expect(await hasher.verify('another secret', stored)).toBe(false);
  });

  it('fit nobody who is not there', async () => {
    expect(await hasher.verify('a long secret', undefined)).toBe(false);
  });

  it('are refused to those who wait when the thread ends, and hashed by a new one afterwards', async () => {
    const waiting = [hasher.hash('one'), hasher.hash('two')].map((hash) => hash.catch(String));
    await setImmediate();
    await hasher.onModuleDestroy();
    expect(await waiting[0]).toContain('The thread that hashes passwords ended');
    expect(await waiting[1]).toContain('$argon2id$');
  });

  it('are told of what the algorithm refuses', async () => {
    await expect(hasher.verify('a long secret', 'no hash')).rejects.toThrow('A password could not be hashed');
  });
});

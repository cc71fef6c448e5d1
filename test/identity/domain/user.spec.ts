import { InvalidFields } from '../../../src/shared/domain/field-checks.js';
import { User } from '../../../src/identity/domain/user.js';
import { UserRegistered } from '../../../src/identity/domain/user-events.js';
import { aUser } from '../../support/mothers/user-mother.js';

const entered = {
  username: 'maria',
  email: 'maria@example.org',
  fullName: 'Maria Silva',
  password: 'quiet harbor',
  role: 'job_seeker' as const,
};

function complaints(changes: Partial<typeof entered>): string[] {
  try {
    User.check({ ...entered, ...changes });
    return [];
  } catch (error) {
    return (error as InvalidFields).fields.map(({ field, message }) => `${field}: ${message}`);
  }
}

describe('what a person enters to register', () => {
  it('is trimmed, but for the password', () => {
    expect(User.check({ ...entered, username: '  maria ', email: ' maria@example.org ' })).toEqual({
      username: 'maria',
      email: 'maria@example.org',
      fullName: 'Maria Silva',
      role: 'job_seeker',
    });
  });

  it.each([
    [{ username: 'ab' }, 'username: Username must be at least 3 characters'],
    [{ username: 'ma\u200Bria' }, 'username: Username must not hold line breaks or invisible characters'],
    [{ username: 'ma\nria' }, 'username: Username must not hold line breaks or invisible characters'],
    [{ username: ' ab ' }, 'username: Username must be at least 3 characters'],
    [{ username: 'x'.repeat(51) }, 'username: Username must be at most 50 characters'],
    [{ password: '12345' }, 'password: Password must be at least 6 characters'],
    [{ password: 'x'.repeat(129) }, 'password: Password must be at most 128 characters'],
    [{ fullName: '  ' }, 'fullName: Full name is required'],
    [{ email: 'maria' }, 'email: Please enter a valid email address'],
    [{ email: 'maria@localhost' }, 'email: Please enter a valid email address'],
    [{ email: 'a b@example.org' }, 'email: Please enter a valid email address'],
    [{ email: `${'x'.repeat(250)}@example.org` }, 'email: Please enter a valid email address'],
  ])('is refused as %o', (changes, complaint) => {
    expect(complaints(changes)).toEqual([complaint]);
  });

  it('may fill the limits exactly', () => {
    expect(complaints({ username: 'x'.repeat(50), password: 'x'.repeat(128) })).toEqual([]);
    expect(complaints({ username: 'abc', password: '123456' })).toEqual([]);
  });

  it('hears of all that is wrong at once', () => {
    expect(complaints({ username: '', email: '', password: '' })).toHaveLength(3);
  });
});

describe('a user', () => {
  it('is known by folded forms of name and address', () => {
    expect(aUser({ username: 'ÉLODIE', email: 'E@X.org' })).toMatchObject({
      usernameKey: 'élodie',
      emailKey: 'e@x.org',
    });
  });

  it('records its registration once', () => {
    const user = aUser({ id: 7, role: 'employer' });
    expect(user.pullEvents()).toEqual([new UserRegistered(7, 'employer', 'Maria Silva', null)]);
    expect(user.pullEvents()).toEqual([]);
  });
});

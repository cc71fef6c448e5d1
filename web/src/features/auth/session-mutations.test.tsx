import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerWith, change, shownToast } from '@/testing/with-queries.tsx';
import { useLogin, useLogout, useRegister, type Registration } from './session-mutations.ts';

const MARIA = { id: 7, username: 'maria', fullName: 'Maria Silva', role: 'job_seeker' };
const CREDENTIALS = { username: 'maria', password: 'sea-breeze' };
const REGISTRATION: Registration = {
  ...CREDENTIALS,
  email: 'maria@example.com',
  fullName: 'Maria Silva',
  role: 'job_seeker',
  avatar: null,
};

afterEach(() => vi.unstubAllGlobals());

describe('signing in', () => {
  it('sends username and password, and welcomes back', async () => {
    const asked = answerWith(200, MARIA);
    await change(useLogin, CREDENTIALS);
    expect(asked[0]).toMatchObject({ method: 'POST', url: `${window.location.origin}/api/login` });
    expect(await asked[0]?.json()).toEqual(CREDENTIALS);
    expect(shownToast()).toEqual({
      title: 'Login successful',
      description: 'Welcome back, Maria Silva!',
      tone: 'success',
    });
  });

  it('tells why it failed', async () => {
    answerWith(401, { message: 'Invalid username or password' });
    await change(useLogin, CREDENTIALS);
    expect(shownToast()).toEqual({
      title: 'Login failed',
      description: 'Invalid username or password',
      tone: 'destructive',
    });
  });
});

describe('registering', () => {
  it('welcomes to the product by name', async () => {
    answerWith(201, MARIA);
    await change(useRegister, REGISTRATION);
    expect(shownToast()).toEqual({
      title: 'Registration successful',
      description: 'Welcome to Wayfare, Maria Silva!',
      tone: 'success',
    });
  });

  it('tells why it failed', async () => {
    answerWith(409, { message: 'Email is already registered' });
    await change(useRegister, REGISTRATION);
    expect(shownToast()).toEqual({
      title: 'Registration failed',
      description: 'Email is already registered',
      tone: 'destructive',
    });
  });
});

describe('signing out', () => {
  it('says so', async () => {
    answerWith(204, null);
    await change(useLogout, undefined);
    expect(shownToast()).toEqual({
      title: 'Logged out',
      description: 'You have been successfully logged out.',
      tone: 'neutral',
    });
  });

  it('tells why it failed', async () => {
    answerWith(503, { message: 'The database is away.' });
    await change(useLogout, undefined);
    expect(shownToast()).toEqual({
      title: 'Logout failed',
      description: 'The database is away.',
      tone: 'destructive',
    });
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { respondWith, runMutation, shownToast } from '@/testing/with-queries.tsx';
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
  it('sends username and password, and shows a welcome', async () => {
    const requests = respondWith(200, MARIA);
    await runMutation(useLogin, CREDENTIALS);
    expect(requests[0]).toMatchObject({ method: 'POST', url: `${window.location.origin}/api/login` });
    expect(await requests[0]?.json()).toEqual(CREDENTIALS);
    expect(shownToast()).toEqual({
      title: 'Login successful',
      description: 'Welcome back, Maria Silva!',
      tone: 'success',
    });
  });

  it('shows why it failed', async () => {
    respondWith(401, { message: 'Invalid username or password' });
    await runMutation(useLogin, CREDENTIALS);
    expect(shownToast()).toEqual({
      title: 'Login failed',
      description: 'Invalid username or password',
      tone: 'destructive',
    });
  });
});

describe('registering', () => {
  it('shows a welcome with the names of product and user', async () => {
    respondWith(201, MARIA);
    await runMutation(useRegister, REGISTRATION);
    expect(shownToast()).toEqual({
      title: 'Registration successful',
      description: 'Welcome to Wayfare, Maria Silva!',
      tone: 'success',
    });
  });

  it('shows why it failed', async () => {
    respondWith(409, { message: 'Email is already registered' });
    await runMutation(useRegister, REGISTRATION);
    expect(shownToast()).toEqual({
      title: 'Registration failed',
      description: 'Email is already registered',
      tone: 'destructive',
    });
  });
});

describe('signing out', () => {
  it('confirms it', async () => {
    respondWith(204, null);
    await runMutation(useLogout, undefined);
    expect(shownToast()).toEqual({
      title: 'Logged out',
      description: 'You have been successfully logged out.',
      tone: 'neutral',
    });
  });

  it('shows why it failed', async () => {
    respondWith(503, { message: 'The database is away.' });
    await runMutation(useLogout, undefined);
    expect(shownToast()).toEqual({
      title: 'Logout failed',
      description: 'The database is away.',
      tone: 'destructive',
    });
  });
});

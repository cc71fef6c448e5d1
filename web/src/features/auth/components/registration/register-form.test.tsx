import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { toasts } from '@/lib/toasts.ts';
import { RegisterForm } from './register-form.tsx';

afterEach(() => vi.unstubAllGlobals());

function renderForm() {
  const onSuccess = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RegisterForm role="job_seeker" onSuccess={onSuccess} />
    </QueryClientProvider>,
  );
  return { onSuccess, person: userEvent.setup() };
}

const button = () => screen.getByRole('button', { name: 'Create Account' });

async function fillIn(person: ReturnType<typeof userEvent.setup>) {
  await person.type(screen.getByLabelText('Full name'), 'Maria Silva');
  await person.type(screen.getByLabelText('Email'), 'maria@example.com');
  await person.type(screen.getByLabelText('Username'), 'maria');
  await person.type(screen.getByLabelText('Password'), 'sea-breeze');
  await person.type(screen.getByLabelText('Confirm password'), 'sea-breeze');
}

describe('RegisterForm', () => {
  it('asks only employers for the company', async () => {
    const { person } = renderForm();
    expect(screen.queryByLabelText(/Company name/)).toBeNull();
    await person.click(screen.getByLabelText(/Employer/));
    expect(await screen.findByLabelText(/Company name/)).toBeDefined();
  });

  it('reports nothing while the fields are filled in', async () => {
    const { person } = renderForm();
    await fillIn(person);
    // Reports appear with a delay.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.queryByText('Password must be at least 6 characters')).toBeNull();
    expect(screen.getByLabelText('Confirm password').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('reports a repetition that a new password no longer matches, after an attempt', async () => {
    const { person } = renderForm();
    await person.click(button());
    await fillIn(person);
    await person.type(screen.getByLabelText('Password'), 's');
    await waitFor(() => expect(screen.getByLabelText('Confirm password').getAttribute('aria-invalid')).toBe('true'));
  });

  it('shows what is missing and sends nothing', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const { person } = renderForm();
    await person.click(button());
    expect(await screen.findByText('Username must be at least 3 characters')).toBeDefined();
    await waitFor(() => expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true'));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('shows the error of the server and keeps the input', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"message":"Username is already taken"}', { status: 409 }));
    const { person, onSuccess } = renderForm();
    await fillIn(person);
    await person.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe('Username is already taken');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maria@example.com');
    await waitFor(() =>
      expect(toasts.current()).toMatchObject({
        title: 'Registration failed',
        description: 'Username is already taken',
      }),
    );
    expect(onSuccess).not.toHaveBeenCalled();
  });

  it('passes on the new user and shows a welcome', async () => {
    const user = { id: 7, fullName: 'Maria Silva', role: 'job_seeker' };
    vi.stubGlobal('fetch', async () => Response.json(user, { status: 201 }));
    const { person, onSuccess } = renderForm();
    await fillIn(person);
    await person.click(button());
    await waitFor(() => expect(onSuccess.mock.calls[0]?.[0]).toEqual(user));
    await waitFor(() =>
      expect(toasts.current()).toMatchObject({
        title: 'Registration successful',
        description: 'Welcome to Wayfare, Maria Silva!',
      }),
    );
  });
});

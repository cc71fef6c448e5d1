import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { toasts } from '@/lib/toasts.ts';
import { fill } from '@/testing/controls.ts';
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

const INPUT = {
  'Full name': 'Maria Silva',
  Email: 'maria@example.com',
  Username: 'maria',
  Password: 'sea-breeze',
  'Confirm password': 'sea-breeze',
};

function fillIn() {
  for (const [label, text] of Object.entries(INPUT)) fill(label, text);
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
    for (const [label, text] of Object.entries(INPUT)) {
      await person.clear(screen.getByLabelText(label));
      await person.type(screen.getByLabelText(label), text);
    }
    // Reports appear with a delay.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.queryByText('Password must be at least 6 characters')).toBeNull();
    expect(screen.getByLabelText('Confirm password').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('reports a repetition that a new password no longer matches, after an attempt', async () => {
    const { person } = renderForm();
    await person.click(button());
    fillIn();
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

  it('proposes a username from the email until somebody types another', async () => {
    const { person } = renderForm();
    await person.type(screen.getByLabelText('Email'), 'ann.lee@example.com');
    const username = screen.getByLabelText<HTMLInputElement>('Username');
    expect(username.value).toBe('ann.lee');
    await person.type(username, '7');
    await person.type(screen.getByLabelText('Email'), 'x');
    expect(username.value).toBe('ann.lee7');
  });

  it('offers the domain that was meant', async () => {
    const { person } = renderForm();
    await person.type(screen.getByLabelText('Email'), 'ann@gmial.com');
    await person.click(await screen.findByRole('button', { name: 'Did you mean gmail.com?' }));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@gmail.com');
    await waitFor(() => expect(screen.queryByText(/^Did you mean/)).toBeNull());
  });

  it('offers other usernames for a taken one', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"message":"Username is already taken"}', { status: 409 }));
    const { person } = renderForm();
    fillIn();
    await person.click(button());
    await person.click(await screen.findByRole('button', { name: 'Try maria.silva' }));
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('maria.silva');
  });

  it('moves on with Enter on a touch keyboard', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    const { person } = renderForm();
    await person.type(screen.getByLabelText('Full name'), 'Maria Silva{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    // Proof that nothing was submitted: only an attempt reports a field while it is filled in.
    await person.type(screen.getByLabelText('Email'), 'maria{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Username'));
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('submits with Enter elsewhere', async () => {
    const { person } = renderForm();
    await person.type(screen.getByLabelText('Full name'), 'Maria Silva{Enter}');
    expect(await screen.findByText('Please enter a valid email address')).toBeDefined();
  });

  it('states the rule of the password and what a new user accepts', () => {
    renderForm();
    expect(screen.getByText('At least 6 characters.')).toBeDefined();
    expect(screen.getByRole('link', { name: /^Terms of Service/ }).getAttribute('href')).toBe(
      '/about/terms-of-service',
    );
    expect(screen.getByRole('link', { name: /^Privacy Policy/ }).getAttribute('href')).toBe('/about/privacy-policy');
  });

  it('shows the error of the server and keeps the input', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"message":"Username is already taken"}', { status: 409 }));
    const { person, onSuccess } = renderForm();
    fillIn();
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
    fillIn();
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

import { describe, expect, it } from 'vitest';
import { formErrors } from '@/testing/form-errors.ts';
import { loginSchema, registrationSchema, toRegistration, type RegistrationForm } from './auth-forms.ts';

const valid: RegistrationForm = {
  username: 'maria',
  email: 'maria@example.com',
  fullName: 'Maria Silva',
  password: 'sea-breeze',
  confirmPassword: 'sea-breeze',
  role: 'job_seeker',
  companyName: '',
};

describe('loginSchema', () => {
  it('rejects values that are too short', () => {
    expect(formErrors(loginSchema, { username: 'ab', password: '12345' })).toEqual({
      username: 'Username must be at least 3 characters',
      password: 'Password must be at least 6 characters',
    });
  });

  it('accepts an email address that is longer than a username', () => {
    const username = `${'x'.repeat(60)}@example.com`;
    expect(formErrors(loginSchema, { username, password: '123456' })).toEqual({});
  });

  it('accepts values of the minimum length', () => {
    expect(formErrors(loginSchema, { username: 'abc', password: '123456' })).toEqual({});
  });
});

describe('registrationSchema', () => {
  it('accepts a complete form', () => expect(formErrors(registrationSchema, valid)).toEqual({}));

  it('requires both passwords to match', () => {
    expect(formErrors(registrationSchema, { ...valid, confirmPassword: 'sea-breezy' })).toEqual({
      confirmPassword: 'Passwords do not match',
    });
  });

  it('compares the passwords even if other fields are invalid', () => {
    const errors = formErrors(registrationSchema, { ...valid, email: 'maria', confirmPassword: 'sea-breezy' });
    expect(errors).toEqual({
      email: 'Please enter a valid email address',
      confirmPassword: 'Passwords do not match',
    });
  });
});

describe('toRegistration', () => {
  it('sends no company for a job seeker, and never the repeated password', () => {
    expect(toRegistration({ ...valid, companyName: 'Left over' })).toEqual({
      username: 'maria',
      email: 'maria@example.com',
      fullName: 'Maria Silva',
      password: 'sea-breeze',
      role: 'job_seeker',
      avatar: null,
    });
  });

  it('sends the company of an employer', () => {
    const sent = toRegistration({ ...valid, role: 'employer', companyName: 'Grand Hotel' });
    expect(sent).toMatchObject({ role: 'employer', companyName: 'Grand Hotel' });
  });
});

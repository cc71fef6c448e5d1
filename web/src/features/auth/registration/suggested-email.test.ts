import { expect, it } from 'vitest';
import { suggestedEmail } from './suggested-email.ts';

it.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['ann@gmai.com', 'ann@gmail.com'],
  ['ann@gmaill.com', 'ann@gmail.com'],
  ['Ann@Hotnail.com', 'Ann@hotmail.com'],
  ['ann@gmail.co', 'ann@gmail.com'],
  ['ann@gmail.com', undefined],
  ['ann@mail.com', undefined],
  ['ann@example.com', undefined],
  ['ann@', undefined],
  ['', undefined],
])('suggests for %s: %s', (email, meant) => expect(suggestedEmail(email)).toBe(meant));

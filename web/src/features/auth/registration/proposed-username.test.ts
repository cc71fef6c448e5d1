import { expect, it } from 'vitest';
import { alternativesTo, proposedUsername } from './proposed-username.ts';

it.each([
  ['maria.silva@example.com', 'maria.silva'],
  ['José+jobs@example.com', 'josejobs'],
  ['__Ann__@example.com', 'ann'],
  ['jo@example.com', ''],
  ['', ''],
  [`${'x'.repeat(40)}@example.com`, 'x'.repeat(30)],
])('makes of %s the username “%s”', (email, username) => expect(proposedUsername(email)).toBe(username));

it('proposes up to three other usernames, never the one that is taken', () => {
  const others = alternativesTo('maria', 'Maria Silva');
  expect(others[0]).toBe('maria.silva');
  expect(others[1]).toMatch(/^maria\d\d$/);
  expect(others[2]).toMatch(/^maria\d{3}$/);
  expect(others).toHaveLength(3);
  expect(alternativesTo('Maria', 'Maria')).toHaveLength(2);
});

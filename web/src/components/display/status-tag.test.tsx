import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusTag } from './status-tag.tsx';

it.each([
  ['pending', 'Pending', 'outlined'],
  ['reviewed', 'Reviewed', 'filled'],
  ['shortlisted', 'Shortlisted', 'solid'],
  ['interviewed', 'Interviewed', 'solid'],
  ['offered', 'Offered', 'success'],
  ['rejected', 'Rejected', 'error'],
] as const)('shows %s as %s, in the style %s', (status, word, style) => {
  render(<StatusTag status={status} />);
  expect(screen.getByText(word).className).toContain(style);
});

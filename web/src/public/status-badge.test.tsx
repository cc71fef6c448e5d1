import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusBadge } from './status-badge.tsx';

it.each([
  ['pending', 'Pending', 'outlined'],
  ['reviewed', 'Reviewed', 'secondary'],
  ['shortlisted', 'Shortlisted', 'default'],
  ['interviewed', 'Interviewed', 'default'],
  ['offered', 'Offered', 'success'],
  ['rejected', 'Rejected', 'destructive'],
] as const)('shows %s as %s, in the style %s', (status, word, style) => {
  render(<StatusBadge status={status} />);
  expect(screen.getByText(word).className).toContain(style);
});

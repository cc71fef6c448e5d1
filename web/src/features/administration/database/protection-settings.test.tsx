import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '@/testing/with-queries.tsx';
import { ProtectionSettings } from './protection-settings.tsx';

it.each([
  ['Full backup', 'Every 24 hours'],
  ['Critical data backup', 'Every 6 hours'],
  ['Retention', 'The last 10 backups'],
  ['Schema validation', 'Every 24 hours'],
])('states the schedule of %s', (name, value) => {
  show(<ProtectionSettings />);
  expect(screen.getByRole('heading', { name }).closest('li')?.textContent).toContain(value);
});

import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { respondWith, show } from '@/testing/with-queries.tsx';
import { ProfileSummary } from './profile-summary.tsx';

it('hides the profile at once', async () => {
  const asked = respondWith(200, {});
  const profile = {
    skills: [],
    languages: [{ language: 'English', proficiency: 'Fluent' }],
    desiredRoles: ['Waiter'],
    isPublic: true,
    completion: 36,
  } as object as JobSeekerProfileBody;
  const person = show(<ProfileSummary owner={{ id: 7, fullName: 'Maria Silva', avatar: null }} profile={profile} />);
  await person.click(screen.getByRole('switch', { name: 'Public profile' }));
  await waitFor(() => expect(asked.at(-1)?.method).toBe('PUT'));
  expect(await asked.at(-1)?.json()).toEqual({ isPublic: false });
  vi.unstubAllGlobals();
});

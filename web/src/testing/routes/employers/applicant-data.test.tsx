import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applicationsOne } from '@/api/generated/calls/applications.gen';
import { applicantDataErase, applicantDataExport, applicantDataHeld } from '@/api/generated/calls/companies.gen';
import { receivedApplicationsAll, receivedApplicationsSee } from '@/api/generated/calls/hiring.gen';
import { interviewsOfApplication } from '@/api/generated/calls/interviews.gen';
import * as downloads from '@/lib/browser/download.ts';
import { firstOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { fill } from '@/testing/controls.ts';

const APPLICATION = { ...firstOf(receivedApplicationsAll), id: 8, status: 'pending' as const };

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi();
  api
    .answer(applicationsOne, APPLICATION)
    .answer(receivedApplicationsSee, APPLICATION)
    .answer(interviewsOfApplication, [])
    .answer(applicantDataHeld, {
      fullName: 'Sam',
      applications: 2,
      messages: 3,
      interviews: 0,
      isInTalentPool: true,
    });
});
afterEach(() => closeApps(api));
afterEach(() => vi.restoreAllMocks());

it('an applicant is deleted for a reason, after reading what goes', async () => {
  const app = await openApp(api, '/employer/application/8', { as: 'employer' });
  fireEvent.click(await screen.findByRole('button', { name: 'Export or Delete…' }));
  await screen.findByText('Applications with letter, resume, notes and timeline: 2');
  screen.getByText('The place in your talent pool, with tags and notes');
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Reason must be at least 10 characters');
  expect(api.sent(applicantDataErase)).toEqual([]);
  fill('Reason', 'She asked for it.');
  api.answer(applicantDataErase, undefined as never);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(app.url()).toBe('/employer/applications'));
  expect(api.sent(applicantDataErase)[0]).toMatchObject({
    path: { id: String(APPLICATION.user.id) },
    body: { reason: 'She asked for it.' },
  });
});

it('an applicant is exported', async () => {
  const download = vi.spyOn(downloads, 'download').mockReturnValue(undefined);
  await openApp(api, '/employer/application/8', { as: 'employer' });
  fireEvent.click(await screen.findByRole('button', { name: 'Export or Delete…' }));
  api.answer(applicantDataExport, 'an archive' as never);
  fireEvent.click(await screen.findByRole('button', { name: 'Export Data' }));
  await screen.findByText('Data exported');
  expect(api.sent(applicantDataExport)[0]?.path).toEqual({ id: String(APPLICATION.user.id) });
  expect(download).toHaveBeenCalledWith(expect.anything(), `wayfare-applicant-${APPLICATION.user.id}.zip`);
});

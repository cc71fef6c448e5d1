import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { workplacesAll } from '@/api/generated/calls/companies.gen';
import {
  applicationNoticesChooseForCompany,
  applicationNoticesRead,
  applicationNoticesReadForCompany,
} from '@/api/generated/calls/hiring.gen';
import { jobsOne } from '@/api/generated/calls/jobs.gen';
import { firstOf, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE } from '@/testing/app.tsx';
import { choose } from '@/testing/controls.ts';

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi();
  api.answer(workplacesAll, [{ ...firstOf(workplacesAll), id: 6, name: 'Sea Inn' }]);
  api.answer(applicationNoticesReadForCompany, { mode: 'daily', workplaces: [] });
});
afterEach(() => closeApps(api));

async function offered(label: string): Promise<string | null | undefined> {
  const box = await screen.findByRole('combobox', { name: label });
  return box.closest('.ant-select')?.textContent;
}

it('a hotel says what it inherits', async () => {
  await openApp(api, '/employer/workplaces', { as: 'employer' });
  fireEvent.click(await screen.findByRole('button', { name: 'Change Sea Inn' }));
  expect(await offered('Your emails about new applications')).toContain('Default: Once a day');
});

it('a listing says what it inherits', async () => {
  api.answer(jobsOne, { ...sampleOf(jobsOne), id: 7, employerId: PEOPLE.employer.id });
  api.answer(applicationNoticesRead, { mode: 'automatic', inherited: 'none' });
  await openApp(api, '/employer/job/7?tab=applications', { as: 'employer' });
  expect(await offered('Email about new applications')).toContain('Default: Never');
});

it('a hotel that differs is chosen in the settings', async () => {
  const app = await openApp(api, '/settings', { as: 'employer' });
  await screen.findByRole('combobox', { name: 'All listings' });
  await choose(app.user, 'Choose otherwise for a hotel', 'Sea Inn');
  expect(await offered('Sea Inn')).toContain('Default: Once a day');
  expect(screen.queryByRole('combobox', { name: 'Choose otherwise for a hotel' })).toBeNull();
  api.answer(applicationNoticesChooseForCompany, { mode: 'daily', workplaces: [{ workplaceId: 6, mode: 'none' }] });
  await choose(app.user, 'Sea Inn', 'Never');
  await waitFor(() =>
    expect(api.sent(applicationNoticesChooseForCompany)[0]?.body).toEqual({ workplaceId: 6, mode: 'none' }),
  );
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { suggestionsSuggest } from '@/api/generated/calls/jobs.gen';
import { jobSeekerProfileEdit, jobSeekerProfileOwn } from '@/api/generated/calls/profiles.gen';
import { speakIn, wordsOf } from '@/lib/language/t.ts';
import { StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { typed } from '@/testing/controls.ts';
import { COMPLETE_PROFILE } from '@/testing/profiles.ts';

const PROFILE = { ...COMPLETE_PROFILE, skills: [], education: [], desiredRoles: [] };

let api: StandInApi;

beforeEach(() => {
  let stored: object = PROFILE;
  api = new StandInApi()
    .answer(jobSeekerProfileOwn, () => stored as typeof PROFILE)
    .answer(jobSeekerProfileEdit, ({ body }) => (stored = { ...stored, ...(body as object) }) as typeof PROFILE);
});
afterEach(() => {
  speakIn(() => undefined);
  return closeApps(api);
});

const openTab = (tab: string) => openApp(api, `/job-seeker/profile?tab=${tab}`, { as: 'job_seeker' });
const edits = () => api.sent(jobSeekerProfileEdit).map(({ body }) => body);
const press = (text: string) => fireEvent.click(screen.getByText(text, { selector: 'button span' }));

it('offers roles and skills while they are typed, beside free text', async () => {
  api.answer(suggestionsSuggest, ({ query: { kind } }) =>
    kind === 'role'
      ? [{ label: 'Barista', kind: 'role' as const, count: 1 }]
      : [{ label: 'Latte art', kind: 'skill' as const, count: 1 }],
  );
  const app = await openTab('basic');
  const roles = await screen.findByLabelText(/^Desired roles/);
  fireEvent.change(roles, { target: { value: 'bar' } });
  fireEvent.click(await screen.findByTitle('Barista'));
  fireEvent.change(roles, { target: { value: 'bar of my own,' } });
  press('Save Changes');
  await waitFor(() => expect(edits()).toEqual([{ desiredRoles: ['Barista', 'bar of my own'] }]));
  await app.go('/job-seeker/profile?tab=skills');
  await app.user.type(await screen.findByLabelText('Skill'), 'latte');
  fireEvent.click(await screen.findByText('Latte art', { selector: '.ant-select-item-option-content' }));
  fireEvent.click(screen.getByLabelText('Add skill'));
  await waitFor(() => expect(edits().at(-1)).toEqual({ skills: ['Latte art'] }));
  await app.user.type(screen.getByLabelText('Skill'), 'lattice{Enter}');
  await waitFor(() => expect(edits().at(-1)).toEqual({ skills: ['Latte art', 'lattice'] }));
});

it('shows months in the language of the page where they are edited', async () => {
  speakIn(() => wordsOf('de'));
  const school = {
    institution: 'Escola',
    degree: 'BSc',
    fieldOfStudy: null,
    startDate: 'May 2015',
    endDate: 'Oct 2018',
  };
  api.answer(jobSeekerProfileOwn, { ...PROFILE, education: [school] });
  await openTab('education');
  fireEvent.click(await screen.findByLabelText('Edit BSc'));
  await waitFor(() => expect([typed(/^Start date/), typed(/^End date/)]).toEqual(['Mai 2015', 'Okt. 2018']));
});

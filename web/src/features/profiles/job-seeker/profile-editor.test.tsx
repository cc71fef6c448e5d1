import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { createQueryClient } from '@/app/query-client.ts';
import { toasts } from '@/lib/toasts.ts';
import { ownJobSeekerProfileQuery } from '../profile-queries.ts';
import type { EditorTab } from '../profile-search.ts';
import { ProfileEditor } from './profile-editor.tsx';

const PROFILE: JobSeekerProfileBody = {
  id: 1,
  userId: 7,
  headline: 'Host',
  bio: null,
  resume: null,
  resumeFile: null,
  experience: 3,
  certifications: [],
  languages: [{ language: 'Dutch', proficiency: 'Native' }],
  desiredRoles: [],
  location: null,
  availableFrom: null,
  availableUntil: null,
  skills: ['Opera PMS', 'Upselling'],
  education: [],
  phone: null,
  workExperience: [],
  papers: [],
  isPublic: true,
  completion: 36,
};

let sent: object[];
let failure: string | null;

beforeEach(() => {
  sent = [];
  failure = null;
  let stored = PROFILE;
  vi.stubGlobal('fetch', async (request: Request) => {
    const changes = (await request.json()) as Partial<JobSeekerProfileBody>;
    sent.push(changes);
    if (failure !== null) return Response.json({ message: failure }, { status: 400 });
    stored = { ...stored, ...changes };
    return Response.json(stored);
  });
});

afterEach(() => vi.unstubAllGlobals());

function Editor({ start }: { start: EditorTab }) {
  const [tab, setTab] = useState(start);
  const { data } = useQuery({ ...ownJobSeekerProfileQuery, enabled: false });
  return data ? <ProfileEditor profile={data} tab={tab} onTab={setTab} /> : null;
}

async function renderEditor(start: EditorTab) {
  const client = createQueryClient();
  client.setQueryData(ownJobSeekerProfileQuery.queryKey, PROFILE);
  render(
    <QueryClientProvider client={client}>
      <Editor start={start} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  return userEvent.setup();
}

const chips = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);

describe('Skills', () => {
  it('adds a skill at once and clears the field', async () => {
    const person = await renderEditor('skills');
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add skill' });
    expect(add.disabled).toBe(true);
    await person.type(screen.getByLabelText('Skill'), ' Rostering {Enter}');
    await waitFor(() => expect(chips('Skills')).toEqual(['Opera PMS', 'Upselling', 'Rostering']));
    expect(sent).toEqual([{ skills: ['Opera PMS', 'Upselling', 'Rostering'] }]);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Skill').value).toBe(''));
    await waitFor(() => expect(toasts.current()).toMatchObject({ title: 'Profile updated', tone: 'success' }));
  });

  it('shows what is wrong with a skill and sends nothing', async () => {
    const person = await renderEditor('skills');
    await person.click(screen.getByLabelText('Skill'));
    await person.paste('x'.repeat(51));
    await person.click(screen.getByRole('button', { name: 'Add skill' }));
    await waitFor(() =>
      expect(toasts.current()).toMatchObject({
        title: 'Invalid skill',
        description: 'Skill must be less than 50 characters',
      }),
    );
    expect(sent).toEqual([]);
  });

  it('removes a skill, and restores it in place on Undo', async () => {
    const person = await renderEditor('skills');
    await person.click(screen.getByRole('button', { name: 'Remove Opera PMS' }));
    await waitFor(() => expect(chips('Skills')).toEqual(['Upselling']));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    await person.click(undo);
    await waitFor(() => expect(chips('Skills')).toEqual(['Opera PMS', 'Upselling']));
    expect(sent).toEqual([{ skills: ['Upselling'] }, { skills: ['Opera PMS', 'Upselling'] }]);
  });

  it('adds and removes languages, which it offers and shows by their names in the language of the page', async () => {
    const person = await renderEditor('skills');
    const field = screen.getByLabelText<HTMLInputElement>('Language');
    expect([...(field.list?.options ?? [])].map(({ value }) => value)).toContain('French');
    await person.type(field, 'Französisch');
    await person.click(screen.getByRole('button', { name: 'Add language' }));
    await waitFor(() =>
      expect(toasts.current()).toMatchObject({ title: 'Invalid language', description: 'Proficiency is required' }),
    );
    await person.click(screen.getByLabelText('Proficiency'));
    await person.click(await screen.findByRole('option', { name: 'Fluent' }));
    await person.click(screen.getByRole('button', { name: 'Add language' }));
    await waitFor(() => expect(chips('Languages')).toEqual(['Dutch Native', 'French Fluent']));
    await person.click(screen.getByRole('button', { name: 'Remove Dutch' }));
    await waitFor(() => expect(chips('Languages')).toEqual(['French Fluent']));
  });

  it('adds pending input on Save Changes', async () => {
    const show = vi.spyOn(toasts, 'show');
    const person = await renderEditor('skills');
    await person.type(screen.getByLabelText('Skill'), 'Rostering');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(chips('Skills')).toContain('Rostering'));
    await waitFor(() => expect(toasts.current()?.title).toBe('Profile updated'));
    expect(show).toHaveBeenCalledOnce();
  });

  it('points out an unfinished language on Save Changes', async () => {
    const person = await renderEditor('skills');
    await person.type(screen.getByLabelText('Language'), 'French');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Proficiency is required')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Proficiency')));
    await waitFor(() => expect(toasts.current()?.title).toBe('Invalid language'));
    expect(sent).toEqual([]);
  });

  it('confirms without a request when everything is saved', async () => {
    const person = await renderEditor('skills');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(toasts.current()?.title).toBe('Skills Updated'));
    expect(sent).toEqual([]);
  });
});

describe('Education and certifications', () => {
  it('opens a form among the entries, which closes on Cancel', async () => {
    const person = await renderEditor('education');
    await person.click(screen.getByRole('button', { name: 'Add Education' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Institution')));
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByLabelText('Institution')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Education' })));
  });

  it('shows what is missing and stays open', async () => {
    const person = await renderEditor('certifications');
    await person.click(screen.getByRole('button', { name: 'Add Certification' }));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(toasts.current()).toMatchObject({
        title: 'Invalid certification information',
        description: 'Certification name is required',
      }),
    );
    await waitFor(() => expect(screen.getByLabelText('Certification name').getAttribute('aria-invalid')).toBe('true'));
  });

  it('saves an open entry on Save Changes, or points out what is missing', async () => {
    const person = await renderEditor('education');
    await person.click(screen.getByRole('button', { name: 'Add Education' }));
    await person.type(screen.getByLabelText('Institution'), 'Glion');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Degree is required')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Degree')));
    expect(sent).toEqual([]);
    await person.type(screen.getByLabelText('Degree'), 'BA');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByLabelText('Institution')).toBeNull());
    expect(sent).toHaveLength(1);
  });

  it('closes only after the entry is saved', async () => {
    const person = await renderEditor('education');
    await person.click(screen.getByRole('button', { name: 'Add Education' }));
    await person.type(screen.getByLabelText('Institution'), 'Glion');
    await person.type(screen.getByLabelText('Degree'), 'BA');
    failure = 'Not today';
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts.current()).toMatchObject({ title: 'Update failed', description: 'Not today' }));
    expect(screen.getByLabelText<HTMLInputElement>('Institution').value).toBe('Glion');

    failure = null;
    await person.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByLabelText('Institution')).toBeNull());
    const entry = { institution: 'Glion', degree: 'BA', fieldOfStudy: null, startDate: null, endDate: null };
    expect(sent.at(-1)).toEqual({ education: [entry] });
    await person.click(await screen.findByRole('button', { name: 'Remove BA' }));
    expect(await screen.findByText('No education added yet.')).toBeDefined();
  });
});

describe('Basic Info', () => {
  it('saves only changed fields, and keeps them after a failure and a visit to another tab', async () => {
    const person = await renderEditor('basic');
    const headline = screen.getByLabelText<HTMLInputElement>(/Headline/);
    await person.clear(headline);
    await person.type(headline, 'Concierge');
    failure = 'The database is away';
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(toasts.current()?.description).toBe('The database is away'));
    await person.click(screen.getByRole('tab', { name: 'Resume' }));
    await person.click(screen.getByRole('tab', { name: 'Basic Info' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Headline/).value).toBe('Concierge'));

    failure = null;
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByText('You have unsaved changes.')).toBeNull());
    expect(sent).toEqual([{ headline: 'Concierge' }, { headline: 'Concierge' }]);
  });

  it('saves a desired role that is still being typed', async () => {
    const person = await renderEditor('basic');
    await person.type(screen.getByLabelText(/Desired roles/), 'Concierge');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(sent).toEqual([{ desiredRoles: ['Concierge'] }]));
  });

  it('shows what is too long', async () => {
    const person = await renderEditor('basic');
    await person.click(screen.getByLabelText(/Bio/));
    await person.paste('x'.repeat(501));
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Bio must be less than 500 characters')).toBeDefined();
    expect(sent).toEqual([]);
  });
});

describe('Work experience', () => {
  it('is edited in place and ordered', async () => {
    const person = await renderEditor('resume');
    const add = async (title: string) => {
      await person.click(screen.getByRole('button', { name: 'Add Work Experience' }));
      await person.type(screen.getByLabelText('Title'), title);
      await person.type(screen.getByLabelText('Company'), 'Harbor Inn');
      await person.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByRole('button', { name: `Edit ${title}` });
    };
    await add('Waiter');
    await add('Head waiter');
    expect(screen.queryByRole('button', { name: 'Move Waiter up' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Move Head waiter up' }));
    await screen.findByRole('button', { name: 'Move Waiter up' });

    await person.click(screen.getByRole('button', { name: 'Edit Waiter' }));
    const actions = ['Remove Waiter', 'Move Waiter up', 'Edit Head waiter'];
    const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect(actions.map(isOff)).toEqual([true, true, true]);
    const title = screen.getByLabelText<HTMLInputElement>('Title');
    expect(title.value).toBe('Waiter');
    await person.clear(title);
    await person.type(title, 'Hotel waiter');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Edit Hotel waiter' });
    expect(sent.at(-1)).toEqual({
      workExperience: [
        expect.objectContaining({ title: 'Head waiter' }),
        expect.objectContaining({ title: 'Hotel waiter', company: 'Harbor Inn' }),
      ],
    });
  });
});

import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fill } from '@/testing/controls.ts';
import { stubResponse, show } from '@/testing/with-queries.tsx';
import { personChanged } from '@/store/person-changed.ts';
import { appStore } from '@/store/store.ts';
import { StoreProvider } from '@/store/store-provider.tsx';
import { NotesEditor } from './notes-editor.tsx';

const answer = stubResponse();

afterEach(() => void appStore.dispatch(personChanged()));

const editor = (
  <StoreProvider>
    <NotesEditor id={12} notes="Speaks Greek" />
  </StoreProvider>
);
const drafts = () => appStore.getState().notesDrafts;

it('keeps a draft while typing, and discards it once saved', async () => {
  answer.mockImplementation(() => Response.json({ id: 12, notes: 'Speaks Greek. Call her.' }));
  const person = show(editor);
  // At once: a pause in typing saves.
  fill('Notes', 'Speaks Greek. Call her.');
  expect(drafts()).toEqual({ 12: 'Speaks Greek. Call her.' });
  await person.click(screen.getByRole('button', { name: 'Save Notes' }));
  await waitFor(() => expect(drafts()).toEqual({}));
});

it('saves automatically after a pause', async () => {
  answer.mockImplementation(() => Response.json({ id: 12, notes: 'Speaks Greek!' }));
  const person = show(editor);
  await person.type(screen.getByLabelText('Notes'), '!');
  await waitFor(() => expect(drafts()).toEqual({}), { timeout: 5_000 });
  expect(answer).toHaveBeenCalledOnce();
});

it('keeps the draft when saving fails', async () => {
  answer.mockImplementation(() => Response.json({ message: 'Temporarily unavailable' }, { status: 503 }));
  const person = show(editor);
  await person.type(screen.getByLabelText('Notes'), '!');
  await person.click(screen.getByRole('button', { name: 'Save Notes' }));
  await waitFor(() => expect(answer).toHaveBeenCalled());
  expect(drafts()).toEqual({ 12: 'Speaks Greek!' });
});

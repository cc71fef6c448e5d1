import { screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '@/api/api-error.ts';
import { show } from '@/testing/with-queries.tsx';
import { changesBetween, useRecordForm } from './use-record-form.ts';
import type { Submit } from './use-schema-form.ts';

const schema = z.object({ name: z.string().check(z.trim()), town: z.string() });
const maria = { name: 'Maria', town: 'Lisbon' };

function RecordForm({ newer = maria, onSubmit = vi.fn() }: { newer?: typeof maria; onSubmit?: Submit<typeof maria> }) {
  const [stored, setStored] = useState(maria);
  const { props, item, isDirty, discard } = useRecordForm(schema, stored, onSubmit);
  return (
    <Form {...props}>
      <Form.Item {...item('name')} label="Name">
        <Input />
      </Form.Item>
      <Form.Item {...item('town')} label="Town">
        <Input />
      </Form.Item>
      <p>{isDirty ? 'Unsaved' : 'Saved'}</p>
      <button type="submit">Save</button>
      <button type="button" onClick={discard}>
        Discard
      </button>
      <button type="button" onClick={() => setStored(newer)}>
        Reload
      </button>
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(label));
const button = (name: string) => screen.getByRole('button', { name });

it('ignores surrounding white space when comparing', () => {
  expect(changesBetween(maria, { name: ' Maria ', town: 'Porto' })).toEqual({ town: 'Porto' });
});

it('is dirty while anything differs from the stored record', async () => {
  const person = show(<RecordForm />);
  await person.type(field('Town'), '!');
  expect(await screen.findByText('Unsaved')).toBeDefined();
  await person.type(field('Town'), '{Backspace}');
  expect(await screen.findByText('Saved')).toBeDefined();
});

it('updates unedited fields with newer values', async () => {
  const person = show(<RecordForm newer={{ name: 'Maria Silva', town: 'Faro' }} />);
  await person.type(field('Town'), '!');
  await person.click(button('Reload'));
  await waitFor(() => expect([field('Name').value, field('Town').value]).toEqual(['Maria Silva', 'Lisbon!']));
  expect(screen.getByText('Unsaved')).toBeDefined();
});

it('is clean once the edits are stored, or discarded', async () => {
  const person = show(<RecordForm newer={{ name: 'Maria', town: 'Lisbon!' }} />);
  await person.type(field('Town'), '!');
  await person.click(button('Reload'));
  expect(await screen.findByText('Saved')).toBeDefined();
  await person.type(field('Name'), 'x');
  await person.click(button('Discard'));
  await waitFor(() => expect(field('Name').value).toBe('Maria'));
  expect(await screen.findByText('Saved')).toBeDefined();
});

it("shows the server's field error until the field changes", async () => {
  const rejection = new ApiError(400, 'Invalid', [{ field: 'town', message: 'No such town' }]);
  const person = show(<RecordForm onSubmit={(_values, form) => form.showRejections(rejection)} />);
  await person.click(button('Save'));
  expect(await screen.findByText('No such town')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field('Town')));
  await person.type(field('Town'), '!');
  await waitFor(() => expect(screen.queryByText('No such town')).toBeNull());
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { jobTemplatesAll, jobTemplatesOne, jobTemplatesRemove } from '@/api/generated/calls/listings.gen';
import { firstOf, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { choose, chosen } from '@/testing/controls.ts';
import { show, shownToast } from '@/testing/with-queries.tsx';
import { TemplateChoice } from './template-choice.tsx';

const SELECT = 'Start from a template';
const TEMPLATES = ['Waiter', 'Cook'].map((name, index) => ({ ...firstOf(jobTemplatesAll), id: 3 + index, name }));

afterEach(() => vi.unstubAllGlobals());

/** Opens the choice, and chooses the first template. */
async function openChoice() {
  const api = new StandInApi().answer(jobTemplatesAll, TEMPLATES);
  api.answer(jobTemplatesOne, { ...sampleOf(jobTemplatesOne), id: 3, name: 'Waiter' });
  const onChoose = vi.fn();
  const user = show(<TemplateChoice onChoose={onChoose} />);
  await screen.findByRole('combobox', { name: SELECT });
  expect(screen.queryByRole('button', { name: 'Delete Template' })).toBeNull();
  await choose(user, SELECT, 'Waiter');
  await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1));
  const remove = async () => {
    await user.click(screen.getByRole('button', { name: 'Delete Template' }));
    fireEvent.click((await screen.findAllByRole('button', { name: 'Delete' })).at(-1) as HTMLElement);
  };
  return { api, onChoose, remove };
}

it('fills the form from the chosen template', async () => {
  const { api, onChoose } = await openChoice();
  expect(api.sent(jobTemplatesOne).map(({ path }) => path)).toEqual([{ id: '3' }]);
  expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ id: 3, name: 'Waiter' });
});

it('deletes the chosen template, which is then no longer offered', async () => {
  const { api, remove } = await openChoice();
  api.answer(jobTemplatesRemove, undefined as never);
  const release = api.hold(jobTemplatesRemove);
  await remove();
  await waitFor(() => expect(api.sent(jobTemplatesRemove).map(({ path }) => path)).toEqual([{ id: '3' }]));
  expect(screen.getByRole('button', { name: 'Delete Template' })).toHaveProperty('disabled', true);
  api.answer(jobTemplatesAll, TEMPLATES.slice(1));
  release();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Template' })).toBeNull());
  expect(chosen(SELECT)).toBe(SELECT);
  expect(shownToast()).toMatchObject({ title: 'Template deleted' });
});

it('says why the template was not deleted, and reads what is left', async () => {
  const { api, remove } = await openChoice();
  api.fail(jobTemplatesRemove, 404, { message: 'It is gone.' });
  await remove();
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Failed to delete the template', description: 'It is gone.' }),
  );
  await waitFor(() => expect(api.sent(jobTemplatesAll)).toHaveLength(2));
});

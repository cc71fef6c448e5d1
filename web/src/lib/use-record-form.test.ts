import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { useRecordForm } from './use-record-form.ts';

const schema = z.object({ name: z.string(), town: z.string() });

function renderForm() {
  return renderHook(({ stored }) => useRecordForm(schema, stored), {
    initialProps: { stored: { name: 'Maria', town: 'Lisbon' } },
  });
}

it('knows what was changed, space around a text being no change', () => {
  const { result } = renderForm();
  act(() => result.current.set('name', ' Maria '));
  expect(result.current.isDirty).toBe(false);
  act(() => result.current.set('town', 'Porto'));
  expect(result.current.isDirty).toBe(true);
  expect(result.current.changesIn({ name: 'Maria', town: 'Porto' })).toEqual({ town: 'Porto' });
});

it('follows what is stored and keeps what was typed', () => {
  const { result, rerender } = renderForm();
  act(() => result.current.set('town', 'Porto'));
  rerender({ stored: { name: 'Maria Silva', town: 'Faro' } });
  expect(result.current.values).toEqual({ name: 'Maria Silva', town: 'Porto' });
  expect(result.current.isDirty).toBe(true);
});

it('is clean once what was typed is stored, or given up', () => {
  const { result, rerender } = renderForm();
  act(() => result.current.set('town', 'Porto'));
  rerender({ stored: { name: 'Maria', town: 'Porto' } });
  expect(result.current.isDirty).toBe(false);
  act(() => result.current.set('name', 'Ana'));
  act(() => result.current.discard());
  expect(result.current.values.name).toBe('Maria');
});

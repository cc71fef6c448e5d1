import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { respondWith, show } from '@/testing/with-queries.tsx';
import { SearchBar } from './search-bar.tsx';

const FOUND = [
  { label: 'Receptionist', kind: 'role', count: 2 },
  { label: 'Night Receptionist', kind: 'role', count: null },
];

const onSearch = vi.fn();
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Job title, keywords, or company' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const isActive = (name: RegExp) => {
  const option = screen.getByRole('option', { name });
  expect(box().getAttribute('aria-activedescendant')).toBe(option.id);
  expect(option.getAttribute('aria-selected')).toBe('true');
};

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView');
  onSearch.mockReset();
});

it('suggests while typing, and takes a suggestion by keyboard', async () => {
  const requests = respondWith(200, FOUND);
  const user = show(<SearchBar action="/search" onSearch={onSearch} />);
  expect(box().getAttribute('aria-expanded')).toBe('false');
  await user.type(box(), 'recep');
  await waitFor(() => expect(options()).toEqual(['Receptionist2 jobs', 'Night Receptionist']));
  expect(new URL(requests[0]?.url ?? '').search).toBe('?q=recep&kind=role');
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('2 suggestions')).toBeTruthy();

  await user.keyboard('{ArrowUp}');
  isActive(/^Night/);
  await user.keyboard('{ArrowDown}');
  expect(box().hasAttribute('aria-activedescendant')).toBe(false);
  await user.keyboard('{ArrowDown}');
  isActive(/^Receptionist/);
  await user.keyboard('{Enter}');
  expect(box().value).toBe('Receptionist');
  expect(options()).toEqual([]);
  expect(onSearch).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSearch).toHaveBeenCalledWith({ keywords: 'Receptionist', location: '' });
});

it('takes a suggestion by touch, and keeps what was typed after Escape', async () => {
  respondWith(200, FOUND);
  const user = show(<SearchBar action="/search" onSearch={onSearch} />);
  await user.type(box(), 'recep');
  await user.click(await screen.findByRole('option', { name: /^Night/ }));
  expect([box().value, document.activeElement]).toEqual(['Night Receptionist', box()]);

  await user.type(box(), '{Control>}a{/Control}recep');
  await screen.findByRole('option', { name: /^Night/ });
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(box().value).toMatch(/recep$/);
});

it('searches without suggestions if they cannot be loaded', async () => {
  const requests = respondWith(503, null);
  const user = show(<SearchBar action="/search" onSearch={onSearch} />);
  await user.type(box(), 'x');
  await user.type(box(), 'yz{Enter}');
  expect(onSearch).toHaveBeenCalledWith({ keywords: 'xyz', location: '' });
  await waitFor(() => expect(requests).not.toHaveLength(0));
  expect(options()).toEqual([]);
});

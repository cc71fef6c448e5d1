import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { followTyping, leaveScrolled, WhenInPlace } from './first-content.tsx';

it('carries over what was typed before the code came, and the cursor', () => {
  const place = document.createElement('div');
  place.innerHTML = '<form role="search"><input name="keywords"><input name="location"></form>';
  document.body.append(place);
  const field = (name: string) => place.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
  const carryOver = followTyping(place);
  field('keywords').focus();
  field('keywords').value = 'chef';
  field('keywords').setSelectionRange(1, 2);
  field('location').value = 'Porto';

  place.replaceChildren();
  render(
    <form role="search">
      <input name="location" defaultValue="" />
      <input name="keywords" defaultValue="" />
      <WhenInPlace act={carryOver} />
    </form>,
    { container: place },
  );
  const { value, selectionStart, selectionEnd } = field('keywords');
  expect({ value, selectionStart, selectionEnd }).toEqual({ value: 'chef', selectionStart: 1, selectionEnd: 2 });
  expect(document.activeElement).toBe(field('keywords'));
  expect(field('location').value).toBe('Porto');
});

it('leaves the page where it was scrolled to before the code came, and only then', () => {
  const place = document.createElement('div');
  place.innerHTML = '<p>Words</p>';
  const mayScroll = leaveScrolled(place, { scrollY: 400 });
  place.replaceChildren();
  expect([mayScroll(), mayScroll(), mayScroll()]).toEqual([false, true, true]);
});

it('scrolls to where it belongs what came without words, or was not scrolled', () => {
  const place = document.createElement('div');
  expect(leaveScrolled(place, { scrollY: 400 })()).toBe(true);
  place.innerHTML = '<p>Words</p>';
  expect(leaveScrolled(place, { scrollY: 0 })()).toBe(true);
});

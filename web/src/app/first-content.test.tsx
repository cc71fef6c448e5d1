import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { followTyping, WhenInPlace } from './first-content.tsx';

it('carries over what was typed before the code came, and the cursor', () => {
  const place = document.createElement('div');
  place.innerHTML = '<form><input name="keywords"><input name="location"></form>';
  document.body.append(place);
  const field = (name: string) => place.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
  const carryOver = followTyping(place);
  field('keywords').focus();
  field('keywords').value = 'chef';
  field('keywords').setSelectionRange(1, 2);
  field('location').value = 'Porto';

  place.replaceChildren();
  render(
    <form>
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

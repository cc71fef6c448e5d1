import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { focusNeighborOnRemove } from './focus-neighbor-on-remove.ts';

function Entries({ names }: { names: readonly string[] }) {
  return (
    <>
      <ul>
        {names.map((name) => (
          <li key={name} ref={focusNeighborOnRemove}>
            <p>{name}</p>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
      <button type="button">Elsewhere</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it('moves the focus of a removed entry to the next or the previous one', () => {
  const { rerender } = render(<Entries names={['Chef', 'Guide', 'Pilot']} />);
  button('Guide').focus();
  rerender(<Entries names={['Chef', 'Pilot']} />);
  expect(document.activeElement).toBe(button('Pilot'));
  rerender(<Entries names={['Chef']} />);
  expect(document.activeElement).toBe(button('Chef'));
});

it('keeps the focus when another entry is removed', () => {
  const { rerender } = render(<Entries names={['Chef', 'Guide']} />);
  button('Elsewhere').focus();
  rerender(<Entries names={['Guide']} />);
  expect(document.activeElement).toBe(button('Elsewhere'));
});

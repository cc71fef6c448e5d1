import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it } from 'vitest';

// Before the modules that read it.
document.documentElement.lang = 'de';
const { loadProblems } = await import('./problems.ts');
const { Said } = await import('./said.tsx');

it('keeps what the server has drawn while its words load, and says it in the language of the page', async () => {
  const container = document.body.appendChild(document.createElement('p'));
  // As React draws content that had to wait.
  container.innerHTML = '<!--$-->Nicht in Lisbon<!--/$-->';
  const drawn = container.childNodes[1];
  const recovered: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, <Said text="Not in Lisbon" />, { onRecoverableError: (error) => recovered.push(error) });
    await Promise.resolve();
    expect(container.textContent).toBe('Nicht in Lisbon');
  });
  await act(loadProblems);
  expect([container.textContent, container.childNodes[1], recovered]).toEqual(['Nicht in Lisbon', drawn, []]);
  container.remove();
});

it('says nothing before its words are there, in whatever shows it', async () => {
  await act(async () => {
    const { container } = render(<Said text="Not in Paris">{(said) => <b title={said}>!</b>}</Said>);
    expect(container.textContent).toBe('');
    await loadProblems();
  });
  expect((await screen.findByTitle('Nicht in Paris')).textContent).toBe('!');
});

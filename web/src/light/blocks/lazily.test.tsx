import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as renewal from '@/lib/browser/code/renew.ts';
import { lazily } from './lazily.tsx';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

function missingCode(): Error {
  return Object.assign(new Error('A part of this page could not be loaded.'), { name: 'MissingCodeError' });
}

function show(load: () => Promise<{ Hello: typeof Hello }>) {
  const Part = lazily(load, 'Hello', 'The greeting didn’t load.');
  render(
    <main>
      <a href="/file">The rest of the page</a>
      <Suspense fallback={<p>Loading</p>}>
        <Part name="Maria" />
      </Suspense>
    </main>,
  );
}

const retry = async () => userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

describe('lazily', () => {
  beforeEach(() => {
    vi.spyOn(renewal, 'renew').mockResolvedValue('failed');
    // React reports every caught error.
    vi.spyOn(console, 'error').mockReturnValue();
  });

  it('loads the code when the component is first shown', async () => {
    const load = vi.fn(async () => ({ Hello }));
    lazily(load, 'Hello');
    expect(load).not.toHaveBeenCalled();
    show(load);
    expect(screen.getByText('Loading')).toBeDefined();
    expect(await screen.findByText('Hello Maria')).toBeDefined();
  });

  it('keeps the page when the code is missing, and tries again', async () => {
    const load = vi.fn(async () => ({ Hello })).mockRejectedValueOnce(missingCode());
    show(load);
    expect((await screen.findByRole('alert')).textContent).toContain('The greeting didn’t load.');
    expect(screen.getByRole('link', { name: 'The rest of the page' })).toBeDefined();
    await retry();
    expect(await screen.findByText('Hello Maria')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(renewal.renew).not.toHaveBeenCalled();
  });

  it('renews the page when the code stays missing', async () => {
    show(() => Promise.reject(missingCode()));
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t reach Wayfare right now.');
    expect(renewal.renew).not.toHaveBeenCalled();
    await retry();
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(renewal.renew).toHaveBeenCalledOnce();
  });

  it('keeps the page when the component throws, and says nothing about the fault', async () => {
    let isBroken = true;
    const Sometimes = (props: { name: string }) => {
      if (isBroken) throw new TypeError('undefined is not a function');
      return <Hello {...props} />;
    };
    show(async () => ({ Hello: Sometimes }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).not.toContain('undefined');
    expect(screen.getByRole('link', { name: 'The rest of the page' })).toBeDefined();
    isBroken = false;
    await retry();
    expect(await screen.findByText('Hello Maria')).toBeDefined();
  });
});

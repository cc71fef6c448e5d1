import { expect, it, vi } from 'vitest';
import { allowInstallation } from './installation.ts';
import { setPerson } from './person.ts';

it('tells the service worker that somebody else uses the browser', async () => {
  const [register, postMessage] = [vi.fn(() => Promise.resolve()), vi.fn()];
  const serviceWorker = { register, ready: Promise.resolve({ active: { postMessage } }) };
  allowInstallation({ navigator: { serviceWorker }, document: { readyState: 'complete' } } as never, true);
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
  setPerson(1);
  setPerson(1);
  await serviceWorker.ready;
  expect(postMessage).not.toHaveBeenCalled();
  setPerson(null);
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledExactlyOnceWith('another-person'));
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountListSessions, pushRead, pushSubscribe, pushUnsubscribe } from '@/api/generated/calls/account.gen';
import { firstOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi();
});
afterEach(() => closeApps(api));

describe('push messages', () => {
  const toJSON = () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'public', auth: 'secret' } });
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const getSubscription = vi.fn(() => Promise.resolve<unknown>(null));
  const subscribe = vi.fn(() => Promise.resolve({ toJSON }));
  const requestPermission = vi.fn(() => Promise.resolve('granted'));
  const OFF = { publicKey: 'site-key', isOn: false, sessionIds: [] };

  beforeEach(() => {
    const registration = { pushManager: { getSubscription, subscribe } };
    const serviceWorker = {
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    };
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', Object.assign(class {}, { permission: 'default', requestPermission }));
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
    vi.clearAllMocks();
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    vi.unstubAllGlobals();
  });

  const control = () => screen.getByRole('switch', { name: 'Notifications on this device' });

  it('are asked for by the switch only, and turned on', async () => {
    api.answer(pushRead, OFF).answer(pushSubscribe, undefined as never);
    await openApp(api, '/settings', { as: 'job_seeker' });
    expect(requestPermission).not.toHaveBeenCalled();
    fireEvent.click(control());
    await waitFor(() => expect(api.sent(pushSubscribe)).toHaveLength(1));
    expect(api.sent(pushSubscribe)[0]?.body).toEqual({
      endpoint: 'https://push.example/1',
      p256dh: 'public',
      auth: 'secret',
    });
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'site-key' });
  });

  it('are not turned on where the person says no', async () => {
    requestPermission.mockResolvedValueOnce('denied');
    api.answer(pushRead, OFF);
    await openApp(api, '/settings', { as: 'job_seeker' });
    const before = api.sent(pushRead).length;
    fireEvent.click(control());
    expect(await screen.findByText(/^Your browser blocks notifications from this site/)).toBeDefined();
    expect(subscribe).not.toHaveBeenCalled();
    // The browser may have changed meanwhile.
    await waitFor(() => expect(api.sent(pushRead).length).toBeGreaterThan(before));
  });

  it('are turned off in the browser and at the site, and listed with the session', async () => {
    const [session] = [{ ...firstOf(accountListSessions), id: 7, isCurrent: true }];
    api.answer(accountListSessions, [session]).answer(pushUnsubscribe, undefined as never);
    api.answer(pushRead, { ...OFF, isOn: true, sessionIds: [7] });
    getSubscription.mockResolvedValue({ unsubscribe });
    await openApp(api, '/settings', { as: 'job_seeker' });
    expect(screen.getByText('Gets notifications')).toBeDefined();
    fireEvent.click(control());
    await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
    expect(api.sent(pushUnsubscribe)).toHaveLength(1);
  });

  it.each([
    ['the site', { ...OFF, publicKey: null }, true],
    ['the browser', OFF, false],
  ])('are not offered where %s has none', async (_who, answer, isPossible) => {
    if (!isPossible) Reflect.deleteProperty(navigator, 'serviceWorker');
    api.answer(pushRead, answer);
    await openApp(api, '/settings', { as: 'job_seeker' });
    expect(screen.queryByText('Notifications on this device')).toBeNull();
  });
});

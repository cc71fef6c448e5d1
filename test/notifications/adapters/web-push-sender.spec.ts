import { createECDH, randomBytes } from 'node:crypto';
import webPush from 'web-push';
import { WebPushSender } from '#notifications/adapters/push/web-push-sender.js';
import type { Outbound } from '#platform/outbound/outbound.js';

const ENDPOINT = 'https://push.example/abc';
const TEXT = { title: 'New message', body: 'Open Wayfare.', path: '/messages', tag: 'message-1' };

describe('sending a push message', () => {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const subscription = {
    endpoint: ENDPOINT,
    p256dh: browser.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:admin@wayfare.test' };

  it.each([
    [200, 'sent'],
    [201, 'sent'],
    [299, 'sent'],
    [199, 'refused'],
    [300, 'refused'],
    [400, 'refused'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'failed'],
    [499, 'refused'],
    [500, 'failed'],
    [503, 'failed'],
    [undefined, 'refused'],
  ])('answered with %s is %s', async (statusCode, result) => {
    const asked: unknown[] = [];
    let isDestroyed = false;
    const response = { statusCode, on: () => response, destroy: () => (isDestroyed = true) };
    const send = (address: string, { method }: { method: string }) => {
      asked.push([address, method]);
      return Promise.resolve(response);
    };
    const sender = new WebPushSender(keys, { send } as unknown as Outbound);
    expect(await sender.send(subscription, TEXT)).toBe(result);
    expect(asked).toEqual([[ENDPOINT, 'POST']]);
    expect(isDestroyed).toBe(true);
  });

  it('forgets a browser for which nothing can be encrypted, instead of trying again', async () => {
    const p256dh = Buffer.alloc(65, 4).toString('base64url');
    const sender = new WebPushSender(keys, {} as Outbound);
    expect(await sender.send({ ...subscription, p256dh }, TEXT)).toBe('gone');
  });

  it('fails if nobody answers', async () => {
    const send = () => Promise.reject(new Error('ECONNREFUSED'));
    expect(await new WebPushSender(keys, { send } as unknown as Outbound).send(subscription, TEXT)).toBe('failed');
  });
});

import { PasswordResetQueue } from '#identity/password/adapters/http/password-reset-queue.js';
import type { RequestPasswordReset } from '#identity/password/application/request-password-reset.js';

describe('password resets in the background', () => {
  it('are finished before the process ends, also those that wait', async () => {
    const begun: string[] = [];
    const finished: string[] = [];
    const gate = Promise.withResolvers<void>();
    const execute = async ({ login }: { login: string }) => {
      begun.push(login);
      await gate.promise;
      finished.push(login);
    };
    const queue = new PasswordResetQueue({ execute } as unknown as RequestPasswordReset);
    for (const login of ['ana', 'bo', 'cem']) queue.add(login);
    const ended = queue.onModuleDestroy().then(() => [...finished]);
    // As many at once as the queue allows.
    expect(begun).toEqual(['ana', 'bo']);
    gate.resolve();
    expect(await ended).toEqual(['ana', 'bo', 'cem']);
  });
});

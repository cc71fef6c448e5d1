import { expect, it } from 'vitest';

it('an error has the sentences of the page’s catalog, also those with values, and the others as they are', async () => {
  document.documentElement.lang = 'de';
  const { ApiError } = await import('./api-error.ts');
  const body = '{"message":"Job not found","errors":[{"field":"headline","message":"Headline is required"}]}';
  expect(await ApiError.fromBody(404, '', body)).toMatchObject({
    message: 'Stelle nicht gefunden',
    fieldErrors: [{ field: 'headline', message: expect.not.stringContaining('required') as string }],
  });
  expect((await ApiError.fromBody(404, '', '{"message":"No {such} thing"}')).message).toBe('No {such} thing');
});

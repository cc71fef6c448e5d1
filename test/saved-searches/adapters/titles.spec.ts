import { SavedSearchesController } from '#saved-searches/adapters/http/saved-searches.controller.js';
import { Catalogs } from '#platform/languages/catalogs.js';
import type { Words } from '#shared/domain/words.js';

const SAVED = { id: 1, search: 'jobType=seasonal' };

/** The controller, with a title that is in the language of the words that it is asked for. */
function controller(): SavedSearchesController {
  const searches = { of: async () => [SAVED] };
  const describeSearch = async (search: string, { t }: Words) => ({ title: `${search}: ${t('All jobs')}` });
  const saving = { execute: async () => ({ saved: SAVED, isNew: true }) };
  const changing = { execute: async () => SAVED };
  return new SavedSearchesController(
    searches as never,
    { describe: describeSearch } as never,
    saving as never,
    changing as never,
    {} as never,
    new Catalogs(),
  );
}

it.each([
  ['en', 'All jobs'],
  ['de', 'Alle Stellen'],
  ['pt', 'Todos os empregos'],
])('titles of saved searches are in the language of the browser: %s', async (language, title) => {
  const request = { headers: { 'accept-language': language } } as never;
  const [actor, response] = [{ userId: 7 } as never, { status: () => response } as never];
  const answers = [
    ...(await controller().own(actor, request)),
    await controller().save({} as never, actor, request, response),
    await controller().change(1, {} as never, undefined as never, actor, request),
  ];
  expect(answers.map((answer) => answer.title)).toEqual(Array.from({ length: 3 }, () => `jobType=seasonal: ${title}`));
});

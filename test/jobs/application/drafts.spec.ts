import type { JobDrafts } from '#jobs/application/ports/job-drafts.js';
import type { JobTemplates } from '#jobs/application/ports/job-templates.js';
import { SaveDraft } from '#jobs/application/save-draft.js';
import { SaveTemplate } from '#jobs/application/save-template.js';
import { DraftNotFound, TooManyDrafts } from '#jobs/domain/drafts/job-draft.js';
import { TooManyJobTemplates } from '#jobs/domain/drafts/job-template.js';
import { StaleVersion } from '#shared/domain/stale-version.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const [COMPANY, OTHER] = [3, 4];
const FORM = { title: 'Cook' };

/** As JSON, a draft of so many characters. */
const ofLength = (length: number) => ({ title: 'x'.repeat(length - '{"title":""}'.length) });

let log: unknown[];
beforeEach(() => {
  log = [];
});
const note =
  <Result>(what: string, result?: Result) =>
  async (...called: unknown[]) => {
    log.push([what, ...called]);
    return result;
  };

describe('saving a draft', () => {
  function save(command: object, kept = 0) {
    const drafts = {
      lockAll: note('locked'),
      of: async () => Array.from({ length: kept }, () => FORM),
      lock: async (employerId: number, id: number) => (employerId === COMPANY && id === 7 ? { version: 2 } : undefined),
      add: note('added', { id: 8 }),
      replace: note('replaced', { id: 7 }),
    } as unknown as JobDrafts;
    const useCase = new SaveDraft(drafts, new InMemoryUnitOfWork(), new FixedClock(NOW));
    return useCase.execute({ employerId: COMPANY, form: FORM, ...command });
  }

  it('adds up to twenty, counted one after another', async () => {
    expect(await save({}, 19)).toEqual({ id: 8 });
    await expect(save({}, 20)).rejects.toThrow(TooManyDrafts);
    expect(log).toEqual([
      ['locked', COMPANY],
      ['added', COMPANY, FORM, NOW],
      ['locked', COMPANY],
    ]);
  });

  it('replaces an own one as it was read, however many there are', async () => {
    expect(await save({ draftId: 7, versions: [2] }, 20)).toEqual({ id: 7 });
    expect(log).toEqual([['replaced', 7, FORM, NOW]]);
    await expect(save({ draftId: 7, versions: [1] })).rejects.toThrow(StaleVersion);
    await expect(save({ draftId: 8 })).rejects.toThrow(DraftNotFound);
    await expect(save({ draftId: 7, employerId: OTHER })).rejects.toThrow(DraftNotFound);
    expect(log).toHaveLength(1);
  });

  it('takes 60,000 characters', async () => {
    await save({ form: ofLength(60_000) });
    expect(() => save({ form: ofLength(60_001) })).toThrow('This draft is too long to save.');
  });
});

describe('saving a template', () => {
  function save(command: object, kept = 1) {
    const templates = {
      lockAll: note('locked'),
      save: note('saved', { id: 8 }),
      of: async () => Array.from({ length: kept }, () => FORM),
    } as unknown as JobTemplates;
    const useCase = new SaveTemplate(templates, new InMemoryUnitOfWork(), new FixedClock(NOW));
    return useCase.execute({ employerId: COMPANY, name: ' Summer ', form: FORM, ...command });
  }

  it('keeps up to fifty, counted one after another', async () => {
    expect(await save({}, 50)).toEqual({ id: 8 });
    expect(log).toEqual([
      ['locked', COMPANY],
      ['saved', COMPANY, 'Summer', FORM, NOW],
    ]);
    await expect(save({}, 51)).rejects.toThrow(TooManyJobTemplates);
  });

  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ name: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
    [{ form: ofLength(60_001) }, 'This draft is too long to save.'],
  ])('is refused for %#', (command, message) => {
    expect(() => save(command)).toThrow(message);
    expect(log).toEqual([]);
  });
});

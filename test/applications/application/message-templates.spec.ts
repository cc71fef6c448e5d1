import type { ApplicationQueries } from '#applications/application/ports/application-queries.js';
import type { MessageTemplates } from '#applications/application/ports/message-templates.js';
import { AddTemplate } from '#applications/application/templates/add-template.js';
import { ChangeTemplate } from '#applications/application/templates/change-template.js';
import { FillTemplates } from '#applications/application/templates/fill-templates.js';
import { TemplateNotFound, TooManyTemplates } from '#applications/domain/application-errors.js';
import {
  checkMessage,
  checkTemplate,
  fillTemplate,
  MAX_TEMPLATES,
  type MessageTemplate,
} from '#applications/domain/message-template.js';
import { fieldErrorsOf } from '../../support/field-errors.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const FACTS = { fullName: ' Ana Maria Reis', jobTitle: 'Cook', companyName: 'Inn' };
const [COMPANY, ANOTHER] = [3, 4];

describe('a message template', () => {
  it('is filled with what it names', () => {
    const body = 'Dear {{ firstName }}, {{fullName}}: {{jobTitle}} at {{companyName}}. {{unknown}} {';
    const filled = 'Dear Ana,  Ana Maria Reis: Cook at Inn. {{unknown}} {';
    expect(fillTemplate({ subject: null, body }, FACTS)).toEqual({ subject: null, body: filled });
    expect(fillTemplate({ subject: '{{jobTitle}}', body: 'Hello' }, FACTS).subject).toBe('Cook');
    expect(fillTemplate({ subject: null, body: '{{firstName}}' }, { ...FACTS, fullName: '' }).body).toBe('');
  });

  it('has a name and a text, and no placeholders that nothing fills', () => {
    expect(checkTemplate({ name: ' Welcome ', body: ' Hello {{ firstName }} ' })).toEqual({
      name: 'Welcome',
      subject: null,
      body: 'Hello {{ firstName }}',
    });
    expect(checkMessage({ body: 'Hello' })).toEqual({ subject: null, body: 'Hello' });
    const known = '{{firstName}}, {{fullName}}, {{jobTitle}}, {{companyName}}';
    expect(fieldErrorsOf(() => checkTemplate({ name: 'a', subject: '{{age}}', body: '{{a}} {{b}} {{a}}' }))).toEqual([
      `subject: {{age}} is not a placeholder. You can use ${known}.`,
      `body: {{a}}, {{b}} are not placeholders. You can use ${known}.`,
    ]);
    expect(fieldErrorsOf(() => checkTemplate({ name: ' ', body: ' ' }))).toEqual([
      'name: Name is required',
      'body: Text is required',
    ]);
  });
});

describe('the message templates of a company', () => {
  let stored: (MessageTemplate & { readonly employerId: number })[];
  let locked: number[];
  let add: AddTemplate;
  let change: ChangeTemplate;
  let fill: FillTemplates;
  beforeEach(() => {
    [stored, locked] = [[{ id: 1, employerId: COMPANY, name: 'Thanks', subject: null, body: 'Thank you.' }], []];
    const own = (employerId: number) => stored.filter((one) => one.employerId === employerId);
    const templates = {
      lockAll: async (employerId: number) => void locked.push(employerId),
      of: async (employerId: number) => own(employerId),
      find: async (employerId: number, id: number) => own(employerId).find((one) => one.id === id),
      add: async (employerId: number, form: Omit<MessageTemplate, 'id'>) => {
        const added = { id: stored.length + 1, employerId, ...form };
        stored.push(added);
        return added;
      },
      change: async (employerId: number, id: number, form: Omit<MessageTemplate, 'id'>) => {
        const found = own(employerId).find((one) => one.id === id);
        return found && Object.assign(found, form);
      },
    } as unknown as MessageTemplates;
    const templateFacts = async (employerId: number, ids: readonly number[]) =>
      employerId === COMPANY ? ids.map((id) => ({ id, ...FACTS, jobTitle: `Cook ${id}` })) : [];
    add = new AddTemplate(templates, new InMemoryUnitOfWork());
    change = new ChangeTemplate(templates, new InMemoryUnitOfWork());
    fill = new FillTemplates(templates, { templateFacts } as unknown as ApplicationQueries);
  });
  const named = (name: string) => ({ name, body: 'Hello' });

  it('have names of their own, in any case', async () => {
    for (const name of ['Thanks', 'THANKS', 'thanks'])
      await expect(add.execute({ employerId: COMPANY, form: named(name) })).rejects.toThrow('You already have');
    expect(await add.execute({ employerId: ANOTHER, form: named('Thanks') })).toMatchObject({ id: 2 });
    await add.execute({ employerId: COMPANY, form: named('welcome') });
    const renamed = (id: number, name: string) => change.execute({ employerId: COMPANY, id, form: named(name) });
    await expect(renamed(1, 'Welcome')).rejects.toThrow('You already have');
    expect(await renamed(1, 'THANKS')).toMatchObject({ name: 'THANKS' });
    await expect(renamed(2, 'Hello')).rejects.toThrow(TemplateNotFound);
    expect(new Set(locked)).toEqual(new Set([COMPANY, ANOTHER]));
    expect(locked).toHaveLength(8);
  });

  it('are at most fifty', async () => {
    for (let n = 1; n < MAX_TEMPLATES; n += 1) await add.execute({ employerId: COMPANY, form: named(`Template ${n}`) });
    await expect(add.execute({ employerId: COMPANY, form: named('Another') })).rejects.toThrow(TooManyTemplates);
    expect(stored).toHaveLength(MAX_TEMPLATES);
  });

  it.each([
    [
      'a template',
      { templateId: 1 },
      [
        [8, 'Thank you.'],
        [9, 'Thank you.'],
      ],
    ],
    [
      'a text instead',
      { templateId: 1, message: { body: '{{jobTitle}}' } },
      [
        [8, 'Cook 8'],
        [9, 'Cook 9'],
      ],
    ],
    ['nothing', { templateId: null }, []],
    ['nothing at all', { templateId: undefined, message: null }, []],
  ])('are filled for each application: %s', async (_what, chosen, expected) => {
    const messages = await fill.execute({ employerId: COMPANY, applicationIds: [8, 9], ...chosen });
    expect([...messages].map(([id, { body }]) => [id, body])).toEqual(expected);
  });

  it('are those of the company', async () => {
    const foreign = fill.execute({ employerId: ANOTHER, applicationIds: [8], templateId: 1 });
    await expect(foreign).rejects.toThrow(TemplateNotFound);
  });
});

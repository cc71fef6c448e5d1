import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { SourceFile } from './table-owners.js';

/** What mails and webhook deliveries leave the process through. */
const OUTLETS = ['Outbox', 'Mailer', 'WebhookDeliveries'];

/** A subscription that silent units of work call as well. */
const SUBSCRIBES = /@On(?:All)?\(\w+\)/;

/** Files with such a subscription that use an outlet, or a use case that has one. */
function subscribersNotMarkedOutbound(files: readonly SourceFile[]): string[] {
  const using = (names: readonly string[]) => {
    const pattern = new RegExp(`\\b(?:${names.join('|')})\\b|\\bextends \\w*Mail\\b`);
    return files.filter(({ text }) => pattern.test(text));
  };
  const useCases = using(OUTLETS)
    .filter(({ path }) => path.includes('/application/'))
    .flatMap(({ text }) => [...text.matchAll(/^export (?:abstract )?class (\w+)/gm)].map(([, name = '']) => name));
  return using([...OUTLETS, ...useCases]).flatMap(({ path, text }) => (SUBSCRIBES.test(text) ? [path] : []));
}

describe('subscribers that mail or call webhooks', () => {
  const remind = {
    path: 'src/a/application/remind.ts',
    text: 'export class Remind { constructor(outbox: Outbox) {} }',
  };
  const subscriber = (text: string) => ({ path: 'src/a/adapters/events/subscriber.ts', text });

  it.each([
    'class Mails { constructor(outbox: Outbox) {} @On(JobApproved) mail() {} }',
    'class Greeting extends AccountMail { @On(JobApproved) queue() {} }',
    'class Hooks { constructor(all: WebhookDeliveries) {} @OnAll(JobApproved) add() {} }',
    'class Reminders { constructor(remind: Remind) {} @On(JobApproved) remindAll() {} }',
  ])('must be outbound: %s', (text) => {
    expect(subscribersNotMarkedOutbound([remind, subscriber(text)])).toEqual(['src/a/adapters/events/subscriber.ts']);
  });

  it('are allowed if they are outbound', () => {
    const outbound = 'class Mails { constructor(outbox: Outbox) {} @On(JobApproved, { outbound: true }) mail() {} }';
    const inbound = 'class Closing { constructor(close: CloseJobs) {} @On(AccountDeleted) closeAll() {} }';
    expect(subscribersNotMarkedOutbound([remind, subscriber(outbound), subscriber(inbound)])).toEqual([]);
  });

  it('are outbound in Wayfare', async () => {
    const paths = globSync('src/**/*.ts');
    const files = await Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })));
    const outlets = files.filter(({ text }) => OUTLETS.some((name) => text.includes(`abstract class ${name} `)));
    expect(outlets).toHaveLength(OUTLETS.length);
    expect(subscribersNotMarkedOutbound(files)).toEqual([]);
  });
});

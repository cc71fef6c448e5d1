import { AccountLeavingController } from '#identity/leaving/adapters/http/account-leaving.controller.js';
import { personalData } from '#identity/leaving/adapters/personal-data-read-model.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';

const NOW = new Date('2026-06-15T12:00:00Z');
const [REQUESTED, ENDS, OVER] = [new Date('2026-06-15T09:00:00Z'), new Date('2026-06-16T09:00:00Z'), NOW];
const NONE = { state: 'none', requestedAt: null, expiresAt: null, url: null };
const known = (state: string, url: string | null = null) => ({
  state,
  requestedAt: REQUESTED,
  expiresAt: ENDS,
  url,
});

describe('an export of personal data', () => {
  it.each([
    ['preparing', ENDS, known('preparing')],
    ['failed', ENDS, known('failed')],
    ['ready', ENDS, known('ready', '/api/account/export/file')],
    ['ready', OVER, NONE],
    ['none', ENDS, NONE],
  ])(
    'that is %s until %s is told and downloaded as such, and every download is recorded',
    async (state, ends, told) => {
      const found = state === 'none' ? undefined : { key: 'x.zip', state, requestedAt: REQUESTED, expiresAt: ends };
      const recorded: unknown[] = [];
      const controller = new AccountLeavingController(
        {} as never,
        {} as never,
        { find: async (userId: number) => (userId === 7 ? found : undefined) } as never,
        { get: async (key: string) => (key === 'x.zip' ? [Buffer.from('zip')] : undefined) } as never,
        new FixedClock(NOW),
        { add: async (entry: unknown) => void recorded.push(entry) } as never,
      );
      expect(await controller.readExport({ userId: 7 })).toEqual(told);
      const downloaded = await controller.download({ userId: 7 } as never).then(
        (file) => file.getHeaders().disposition,
        (error: Error) => error.constructor.name,
      );
      expect([downloaded, recorded]).toEqual(
        told.url === null
          ? ['ExportNotFound', []]
          : [
              'attachment; filename="wayfare-account.zip"',
              [{ action: 'export.downloaded', subject: { kind: 'user', id: 7 } }],
            ],
      );
    },
  );

  it('has each query’s rows, of the account and of the party, and every copy of each upload by its name', async () => {
    const owned = {
      exported: new Map([['account', 'of the account']]),
      exportedOfParty: new Map([['listings', 'of the party']]),
    };
    const uploads = [
      { key: 'a1.pdf', fileName: 'cv.pdf' },
      { key: 'b2.webp', fileName: 'me.png' },
    ];
    const asked: unknown[] = [];
    const query = async (sql: string, values: unknown[]) => {
      asked.push(values);
      return sql.startsWith('of') ? [{ sql, values }] : uploads;
    };
    const store = { get: async (key: string) => (key === 'b2-512.webp' ? undefined : Buffer.from(key)) };
    const files: [string, string][] = [];
    for await (const { name, content } of personalData(
      owned as never,
      { query, first: async () => ({ id: 70 }) } as never,
      store as never,
      7,
    ))
      files.push([name, String(content).replaceAll(/\s+/g, ' ')]);
    expect(files).toEqual([
      ['account.json', '[ { "sql": "of the account", "values": [ 7 ] } ] '],
      ['listings.json', '[ { "sql": "of the party", "values": [ 70 ] } ] '],
      ['files/a1-cv.pdf', 'a1.pdf'],
      ['files/b2.webp', 'b2.webp'],
      ['files/b2-800.webp', 'b2-800.webp'],
    ]);
    expect(asked).toEqual([[7], [70], [7, 70]]);
  });
});

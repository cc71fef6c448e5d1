import { CompanyPageController } from '#jobs/adapters/pages/company-page.controller.js';
import { FixedClock } from '#test/support/in-memory/shared/fixed-clock.js';

const COMPANY = { employerId: 5, companyName: 'Grand Hôtel', workplaces: [], jobs: [] };
const HOTEL = { ...COMPANY, id: 9, name: 'Belvarra Porto' };

/** How the page of a company, or of one of its hotels, is answered: drawn, moved or missing. */
async function answerOf(slug: string, workplace?: string): Promise<string> {
  const answer = { status: 200, location: '' };
  const response = {
    status: (status: number) => {
      answer.status = status;
      return response;
    },
    setHeader: (_name: string, location: string) => (answer.location = location),
  };
  const found = (...asked: number[]) => asked.join() === (workplace === undefined ? '5' : '5,9');
  const controller = new CompanyPageController(
    { companyPage: async (id: number) => (found(id) ? COMPANY : undefined) } as never,
    { page: async (id: number, of: number) => (found(id, of) ? HOTEL : undefined) } as never,
    {
      draw: (_request: unknown, _response: unknown, { status, company, workplace: hotel }: Record<string, object>) =>
        Promise.resolve(
          status ? `${String(status)}` : JSON.stringify(Object.keys({ ...(hotel ?? company) }).length > 0),
        ),
    } as never,
    new FixedClock(),
  );
  const text = await (workplace === undefined
    ? controller.page(slug, {} as never, response as never)
    : controller.workplacePage(slug, workplace, {} as never, response as never));
  if (text === '') return `${answer.status} ${answer.location}`;
  return text === 'true' ? 'drawn' : text;
}

const MOVED = '301 /companies/5-grand-hotel';

it.each([
  ['5-grand-hotel', undefined, 'drawn'],
  ['5', undefined, MOVED],
  ['5-former-name', undefined, MOVED],
  ['6-grand-hotel', undefined, '404'],
  ['grand-hotel', undefined, '404'],
  ['5-grand-hotel', '9-belvarra-porto', 'drawn'],
  ['5', '9-belvarra-porto', `${MOVED}/9-belvarra-porto`],
  ['5-former-name', '9-belvarra-porto', `${MOVED}/9-belvarra-porto`],
  ['5-grand-hotel', '9', `${MOVED}/9-belvarra-porto`],
  ['5-grand-hotel', '9-former-name', `${MOVED}/9-belvarra-porto`],
  ['6-grand-hotel', '9-belvarra-porto', '404'],
  ['5-grand-hotel', '8-belvarra-porto', '404'],
  ['5-grand-hotel', 'belvarra-porto', '404'],
])('the page of %s, hotel %s, is %s', async (slug, workplace, answer) => {
  expect(await answerOf(slug, workplace)).toBe(answer);
});

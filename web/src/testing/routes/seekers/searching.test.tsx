import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  bookmarksOwn,
  jobSearchFacets,
  jobSearchFind,
  jobSearchRelated,
  placesSuggest,
} from '@/api/generated/calls/jobs.gen';
import { firstOf, pageHeaders, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { hrefOf } from '@/testing/controls.ts';

const CARD = firstOf(jobSearchFind);
const FACETS = { ...sampleOf(jobSearchFacets), total: 5, totalIsExact: true };
const RELATED = { ...sampleOf(jobSearchRelated), didYouMean: null, wants: [], items: [] };
const PATH = '/job-seeker/search';
type Facets = typeof FACETS;
type Query = Record<string, string>;

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi().answer(jobSearchRelated, RELATED).answer(jobSearchFacets, FACETS);
});
afterEach(() => closeApps(api));

const text = () => screen.getByRole('main').textContent;
const label = (name: string) => screen.getAllByLabelText(name)[0] as HTMLInputElement;
const change = (name: string, value: string) => fireEvent.change(label(name), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getAllByText(name)[0] as Element);
const links = (list: string) =>
  within(screen.getByLabelText(list))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const find = (found: number, { total = found, isExact = true } = {}) =>
  api.answer(
    jobSearchFind,
    ({ query }) => (query['premium'] ? [] : Array.from({ length: found }, (_, id) => ({ ...CARD, id: id + 1 }))),
    { ...pageHeaders({ total }), ...(isExact ? {} : { 'X-Total-Count-Exact': 'false' }) } as HeadersInit,
  );

describe('a search without results', () => {
  beforeEach(() => void find(0));

  it('offers what is found without one of the filters, but none that finds nothing', async () => {
    const totals: Readonly<Record<string, Partial<Facets>>> = {
      location: { total: 0 },
      jobType: { total: 1 },
      facts: { total: 1_200, totalIsExact: false },
    };
    api.answer(jobSearchFacets, ({ query }) => {
      const missing = ['location', 'jobType', 'facts'].find((name) => query[name] === undefined) ?? '';
      return { ...FACETS, near: null as never, ...totals[missing] };
    });
    await openApp(api, `${PATH}?location=Faro&jobType=seasonal&facts=meals&salaryMin=5000&salaryMax=10000`);
    await waitFor(() =>
      expect(links('Search without one of the filters').map(([offer]) => offer)).toEqual([
        'Without Seasonal (1)',
        'Without Meals (1,200+)',
      ]),
    );
    expect(text()).toContain('No jobs found');
  });

  it('offers no search without its only filter, and clears it', async () => {
    const app = await openApp(api, `${PATH}?jobType=seasonal&sort=salary`);
    expect(screen.queryByLabelText('Search without one of the filters')).toBeNull();
    click('Clear All Filters');
    await waitFor(() => expect(app.url()).toBe(`${PATH}?sort=salary`));
  });

  it.each([
    ['near=Faro', '100', 1, '1 job within 100 km of Faro, Portugal', 'radius=100'],
    ['near=Faro&radius=50', '100', 2, '2 jobs within 100 km of Faro, Portugal', 'radius=100'],
    ['near=Faro&radius=100', '250', 2, '2 jobs within 250 km of Faro, Portugal', 'radius=250'],
    ['near=Faro&radius=250', '500', 2, '2 jobs within 500 km of Faro, Portugal', 'radius=500'],
    ['location=Faro', '100', 2, '2 jobs within 100 km of Faro, Portugal', 'radius=100'],
    ['near=Faro', '100', 0, undefined, ''],
    ['near=Faro&radius=500', undefined, 2, undefined, ''],
  ])('for %s looks within %s km, where %s are found: “%s”', async (search, radius, total, offer, kept) => {
    const near = { ...FACETS.near, label: 'Faro, Portugal' } as Facets['near'];
    const isWider = (query: Query) => query['radius'] === radius && query['location'] === undefined;
    api.answer(jobSearchFacets, ({ query }) => ({ ...FACETS, near, total: isWider(query) ? total : 77 }));
    await openApp(api, `${PATH}?${search}`);
    await waitFor(() => expect(text()).toContain('No jobs found'));
    expect(screen.queryByText(/ within \d+ km of /)?.textContent).toBe(offer);
    const href = screen.queryByText(/ within \d+ km of /)?.getAttribute('href') ?? '';
    expect(href).toContain(kept);
    expect(href.includes('location=')).toBe(false);
  });

  it.each([
    ['10115', true],
    ['SW1A 1AA', true],
    ['Faro', false],
  ])('says of %s in the box for places whether it is a postal code: %s', async (location, isCode) => {
    await openApp(api, `${PATH}?location=${encodeURIComponent(location)}`);
    await waitFor(() => expect(text()).toContain('No jobs found'));
    expect(text().includes('Postal codes are not known here')).toBe(isCode);
  });

  it('offers a correction', async () => {
    api.answer(jobSearchRelated, { ...RELATED, didYouMean: 'barista' });
    await openApp(api, `${PATH}?keywords=barrista&jobType=seasonal`);
    await screen.findByText('barista');
    expect(hrefOf('barista')).toBe(`${PATH}?keywords=barista&jobType=seasonal`);
  });
});

it.each([
  [1, true, '1 job found'],
  [1, false, '1+ jobs found'],
  [1_234, true, '1,234 jobs found'],
])('%s results, exact: %s, are told as “%s”', async (total, isExact, shown) => {
  find(1, { total, isExact });
  await openApp(api, PATH);
  expect(await screen.findByText(shown)).toBeDefined();
});

it.each([
  ['', 'newest', ['newest', 'salary', 'relevance']],
  ['?keywords=bar', 'relevance', ['newest', 'salary', 'relevance']],
  ['?near=Faro', 'distance', ['distance', 'newest', 'salary', 'relevance']],
])('“%s” is ordered by %s, of which the URL says nothing', async (search, usual, offered) => {
  find(1);
  const app = await openApp(api, PATH + search);
  const order = () => screen.getByLabelText<HTMLSelectElement>('Sort by');
  expect([order().value, [...order().options].map(({ value }) => value)]).toEqual([usual, offered]);
  for (const [chosen, said] of [
    ['salary', `${PATH}${search}${search ? '&' : '?'}sort=salary`],
    [usual, PATH + search],
  ] as const) {
    fireEvent.change(order(), { target: { value: chosen } });
    await waitFor(() => expect(app.url()).toBe(said));
    await waitFor(() => expect(order().value).toBe(chosen));
  }
});

it('shows each job once, premium ones apart, and close matches after the last page', async () => {
  const job = (id: number) => ({ ...CARD, id, title: `Job ${id}` });
  api
    .answer(
      jobSearchFind,
      ({ query: { premium, cursor } }) => (premium ? [job(9), job(1)] : cursor ? [job(2), job(3)] : [job(1), job(2)]),
      ({ query: { premium, cursor } }) => pageHeaders({ total: 3, ...(!premium && !cursor && { next: 'b' }) }),
    )
    .answer(jobSearchRelated, { ...RELATED, items: [{ ...job(7), lacks: 'Not in Faro' } as never] });
  const app = await openApp(api, `${PATH}?keywords=bar&location=Faro`);
  const shown = () => screen.getAllByText(/^Job \d$/).map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Job 9', 'Job 1', 'Job 2']);
  expect(text()).toContain('Showing 3 jobs');
  expect(screen.queryByText('Close matches')).toBeNull();
  const release = api.hold(jobSearchFind);
  click('Load more');
  await screen.findByText('Loading more jobs...');
  release();
  await screen.findByText('Close matches');
  expect(shown()).toEqual(['Job 9', 'Job 1', 'Job 2', 'Job 3', 'Job 7']);
  expect(text()).toContain('Not in Faro');
  expect(screen.queryByText('Load more')).toBeNull();
  expect(api.sent(jobSearchFind).find(({ query }) => query['premium'])?.query).toEqual({
    keywords: 'bar',
    location: 'Faro',
    premium: 'true',
    limit: '3',
    total: 'false',
  });
  const before = api.sent(jobSearchRelated).length;
  await app.go(`${PATH}?jobType=seasonal`);
  expect(api.sent(jobSearchRelated)).toHaveLength(before);
});

it('says why nothing was loaded, and tries again', async () => {
  api.fail(jobSearchFind, 503, { message: 'The database is away.' });
  const app = await openApp(api, PATH);
  await screen.findByText('Error loading jobs');
  expect(text()).toContain('Failed to load jobs.');
  find(2);
  await app.user.click(screen.getByText('Try again'));
  expect(await screen.findByText('2 jobs found')).toBeDefined();
});

describe('the filters', () => {
  it('are counted as they are chosen, and applied together', async () => {
    find(1);
    api.answer(jobSearchFacets, ({ query }) => ({
      ...FACETS,
      total: query['facts'] === undefined ? 40 : 1,
      facts: { housing: 3, meals: 0 },
      jobType: { seasonal: 2 },
      language: { pt: 4 },
    }));
    const app = await openApp(api, `${PATH}?sort=salary`);
    expect(screen.queryByText(/^Show \d+ jobs?$/)).toBeNull();
    const option = (name: string) => screen.getAllByText(name)[0]?.closest('label')?.textContent;
    expect([option('Housing'), option('Meals'), option('Seasonal')]).toEqual([
      'Housing3 jobs',
      'Meals0 jobs',
      'Seasonal2 jobs',
    ]);
    fireEvent.click(screen.getAllByText('Housing')[0] as Element);
    await screen.findByText('Show 1 job');
    expect(app.url()).toBe(`${PATH}?sort=salary`);
    fireEvent.click(screen.getAllByText('Portuguese')[0] as Element);
    change('Near', 'Faro');
    change('Within', '100');
    change('Amount', '15.5');
    change('Currency', 'EUR');
    change('Period', 'month');
    change('Minimum salary', '190000');
    change('Maximum salary', '20000');
    fireEvent.click(await screen.findByText('Show 1 job'));
    await waitFor(() =>
      expect(Object.fromEntries(new URL(app.url(), 'http://x').searchParams)).toEqual({
        facts: 'housing',
        language: 'pt',
        near: 'Faro',
        radius: '100',
        payAtLeast: '15',
        payCurrency: 'EUR',
        payPeriod: 'month',
        salaryMin: '150000',
        salaryMax: '150000',
        sort: 'salary',
      }),
    );
    expect(document.activeElement).toBe(screen.getByText('Available Positions'));
    expect(api.sent(placesSuggest).map(({ query }) => query)).toMatchObject([{ q: 'Faro' }]);
  });

  it.each([
    ['Remove filterHousing', 'facts=meals&jobType=seasonal'],
    ['Remove filterSeasonal', 'facts=housing%2Cmeals'],
    ['Clear all', ''],
    ['OnlyEntry level', 'experience=entry&facts=housing%2Cmeals&jobType=seasonal'],
  ])('“%s” leads to “%s”', async (name, search) => {
    find(1);
    api.answer(jobSearchFacets, { ...FACETS, jobType: null, facts: null, experience: null });
    const app = await openApp(api, `${PATH}?facts=housing,meals&jobType=seasonal`);
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => {
      const parameters = new URL(app.url(), 'http://x').searchParams;
      parameters.sort();
      expect(parameters.toString()).toBe(search);
    });
  });

  it('can be limited to exact words only where there are some', async () => {
    find(1);
    const app = await openApp(api, `${PATH}?jobType=seasonal`);
    expect(screen.queryByText('Exact words only')).toBeNull();
    await app.go(`${PATH}?keywords=bar`);
    fireEvent.click(screen.getByText('Exact words only'));
    await waitFor(() => expect(app.url()).toBe(`${PATH}?keywords=bar&match=exact`));
    fireEvent.click(screen.getByText('Exact words only'));
    await waitFor(() => expect(app.url()).toBe(`${PATH}?keywords=bar`));
  });

  it('are counted on the button of small screens, and kept hidden until shown', async () => {
    find(1);
    const app = await openApp(api, `${PATH}?facts=housing,meals`);
    expect(screen.getByText(/^Filters/, { selector: 'button *, button' }).closest('button')?.textContent).toContain(
      'Filters (2)',
    );
    const toggle = screen.getByText(/^ ?(Hide|Show) filters$/, { selector: 'button' });
    const before = toggle.getAttribute('aria-expanded');
    fireEvent.click(toggle);
    await waitFor(() => expect(toggle.getAttribute('aria-expanded')).not.toBe(before));
    app.close();
    await openApp(api, PATH);
    await waitFor(() =>
      expect(screen.getByText(/^ ?(Hide|Show) filters$/).getAttribute('aria-expanded')).not.toBe(before),
    );
  });
});

it.each([
  ['job_seeker', 2],
  ['employer', 0],
] as const)('a %s sees save buttons: %s', async (role, count) => {
  find(2);
  api.answer(bookmarksOwn, [{ ...firstOf(bookmarksOwn), jobId: 2 }]);
  await openApp(api, PATH, { as: role });
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: /^(Save|Unsave) Sample title$/ })).toHaveLength(count),
  );
  expect(screen.queryAllByRole('button', { name: /^Unsave Sample title$/ })).toHaveLength(count / 2);
  expect(api.sent(bookmarksOwn)).toHaveLength(count / 2);
});

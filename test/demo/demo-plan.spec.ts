import fc from 'fast-check';
import { planDemo } from '../../src/demo/demo-plan.js';

const NOW = new Date('2026-11-20T12:00:00Z');

describe('the demo plan', () => {
  const { accounts, listings, applications, views } = planDemo(NOW);
  const texts = listings.map(({ form }) => form.description ?? '');

  it('is the same every time', () => {
    expect(planDemo(NOW)).toEqual({ accounts, listings, applications, views });
  });

  it('differs on another day in nothing but dates', () => {
    const later = planDemo(new Date('2027-03-02T23:59:00Z'));
    const outline = (plan: ReturnType<typeof planDemo>) => ({
      listings: plan.listings.map(({ form }) => [form.title, form.company, form.description, form.isPremium]),
      people: plan.applications.map(({ person, listing }) => `${person.username} ${listing.form.title}`).sort(),
    });
    expect(outline(later)).toEqual(outline({ accounts, listings, applications, views }));
  });

  it('has as much as was promised', () => {
    expect(listings).toHaveLength(150);
    expect(accounts.filter(({ registration }) => registration.role === 'employer').length).toBeGreaterThanOrEqual(25);
    expect(accounts.filter(({ registration }) => registration.role === 'job_seeker').length).toBeGreaterThanOrEqual(30);
    expect(applications.length).toBeGreaterThanOrEqual(115);
  });

  it('describes every job in words of its own', () => {
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text.length).toBeGreaterThanOrEqual(300);
      expect(text.length).toBeLessThanOrEqual(1200);
      expect(text).toContain('\n\n');
      expect(text).not.toMatch(/[{}]|undefined|null/);
    }
  });

  it('begins no two descriptions alike', () => {
    const beginnings = texts.map((text) => text.slice(0, 160));
    expect(new Set(beginnings).size).toBe(beginnings.length);
  });

  it('lets people apply once for a job, while it is open', () => {
    const pairs = applications.map(({ person, listing }) => `${person.username} ${listings.indexOf(listing)}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('keeps to the order of time, whenever it is made', () => {
    const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (now) => {
        const plan = planDemo(now);
        const inOrder = plan.listings.every(
          ({ postedAt, approvedAt, archivedAt, openUntil }) =>
            ascending(postedAt, approvedAt, openUntil, now) && ascending(approvedAt, archivedAt, now),
        );
        const applied = plan.applications.every(({ listing, appliedAt }) =>
          ascending(listing.approvedAt, appliedAt, listing.openUntil),
        );
        return inOrder && applied;
      }),
      { numRuns: 50 },
    );
  });
});

/** Whether the instants that are there follow each other. */
function ascending(...times: (Date | null)[]): boolean {
  const there = times.filter((time) => time !== null).map((time) => time.getTime());
  return there.every((time, index) => index === 0 || (there[index - 1] ?? 0) <= time);
}

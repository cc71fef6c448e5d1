import fc from 'fast-check';
import { type DemoPlan, planDemo } from '#demo/plan/demo-plan.js';
import { fuzzSeed } from '../support/fuzz/fuzz-settings.js';

const NOW = new Date('2026-11-20T12:00:00Z');

describe('the demo plan', () => {
  const plan = planDemo(NOW);
  const { accounts, listings, applications, bookmarks, conversations } = plan;
  const texts = listings.map(({ form }) => form.description ?? '');

  it('is deterministic', () => {
    // As text, because the functions that read files are never equal.
    expect(JSON.stringify(planDemo(NOW))).toBe(JSON.stringify(plan));
  });

  it('differs on another day only in dates', () => {
    const later = planDemo(new Date('2027-03-02T23:59:00Z'));
    const outline = (made: DemoPlan) => ({
      listings: made.listings.map(({ form }) => [form.title, form.company, form.description, form.isPremium]),
      people: made.applications.map(({ person, listing }) => `${person.username} ${listing.form.title}`).sort(),
    });
    expect(outline(later)).toEqual(outline(plan));
  });

  it('has the expected amounts', () => {
    expect(listings).toHaveLength(150);
    expect(accounts.filter(({ registration }) => registration.role === 'employer').length).toBeGreaterThanOrEqual(25);
    expect(accounts.filter(({ registration }) => registration.role === 'job_seeker').length).toBeGreaterThanOrEqual(30);
    expect(applications.length).toBeGreaterThanOrEqual(115);
  });

  it('describes every job uniquely', () => {
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text.length).toBeGreaterThanOrEqual(300);
      expect(text.length).toBeLessThanOrEqual(1200);
      expect(text).toContain('\n\n');
      expect(text).not.toMatch(/[{}]|undefined|null/);
    }
  });

  it('starts every description differently', () => {
    const beginnings = texts.map((text) => text.slice(0, 160));
    expect(new Set(beginnings).size).toBe(beginnings.length);
  });

  it('has at most one application per job seeker and job', () => {
    const pairs = applications.map(({ person, listing }) => `${person.username} ${listings.indexOf(listing)}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('bookmarks only visible jobs that the job seeker has not applied for', () => {
    const saved = bookmarks.map(({ username, listing }) => `${username} ${listings.indexOf(listing)}`);
    const applied = applications.map(({ person, listing }) => `${person.username} ${listings.indexOf(listing)}`);
    expect(new Set([...saved, ...applied]).size).toBe(saved.length + applied.length);
    expect(bookmarks.every(({ listing }) => listing.archivedAt === null)).toBe(true);
    expect(bookmarks.filter(({ username }) => username === 'maria')).toHaveLength(8);
    expect(new Set(bookmarks.map(({ username }) => username)).size).toBeGreaterThan(15);
  });

  it('never answers unread messages', () => {
    for (const { messages } of conversations) {
      for (const [index, { by, status }] of messages.entries()) {
        const isAnswered = messages.slice(index + 1).some((later) => later.by !== by);
        expect(isAnswered && status !== 'read').toBe(false);
      }
    }
  });

  it('is in chronological order, whenever it is generated', () => {
    const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (now) => {
        const made = planDemo(now);
        const inOrder = made.listings.every(
          ({ postedAt, approvedAt, archivedAt, openUntil }) =>
            ascending(postedAt, approvedAt, openUntil, now) && ascending(approvedAt, archivedAt, now),
        );
        const applied = made.applications.every(({ listing, appliedAt }) =>
          ascending(listing.approvedAt, appliedAt, listing.openUntil),
        );
        const saved = made.bookmarks.every(
          ({ username, listing, savedAt }) =>
            ascending(joined(made, username), savedAt) && ascending(listing.approvedAt, savedAt, listing.openUntil),
        );
        const written = made.conversations.every(({ jobSeeker, listing, messages }) => {
          const application = made.applications.find(
            (each) => each.listing === listing && each.person.username === jobSeeker,
          );
          return ascending(
            joined(made, jobSeeker),
            application?.appliedAt ?? null,
            ...messages.map(({ sentAt }) => sentAt),
            now,
          );
        });
        return inOrder && applied && saved && written;
      }),
      {
        seed: fuzzSeed(),
        numRuns: 8,
        examples: [[new Date('2027-12-31T23:59:59.999Z')], [new Date('2028-02-29T00:00:00Z')]],
      },
    );
  });
});

function joined({ accounts }: DemoPlan, username: string): Date | null {
  return accounts.find(({ registration }) => registration.username === username)?.registeredAt ?? null;
}

/** Whether the times are in order, ignoring nulls. */
function ascending(...times: (Date | null)[]): boolean {
  const there = times.filter((time) => time !== null).map((time) => time.getTime());
  return there.every((time, index) => index === 0 || (there[index - 1] ?? 0) <= time);
}

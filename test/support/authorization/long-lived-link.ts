import { ResumeLinks } from '#profiles/adapters/files/resume-links.js';
import { SECRET, SETTINGS } from '#platform/config/config.module.js';
import { FixedClock } from '../in-memory/shared/fixed-clock.js';
import { daysAhead } from '../mothers/interviews.js';
import type { TestServer } from '../server/test-server.js';

/** Key and query of a link to the same resume that outlasts the run; the given link expires within minutes. */
export function longLivedLink({ app }: TestServer, given: string): { key: string; query: string } {
  const key = new URL(given).pathname.split('/').at(-1) ?? '';
  const { url } = new ResumeLinks(app.get(SETTINGS), app.get(SECRET), new FixedClock(new Date(daysAhead(1)))).to(key);
  return { key, query: new URL(url).search.slice(1) };
}

import { escapeMarkup, xmlText } from '#platform/web/markup.js';
import { type JobCard, beginning } from '#jobs';

/** An RSS 2.0 feed of listings in the given order. */
export function jobFeed(jobs: readonly JobCard[], origin: string): string {
  const newest = jobs[0]?.postedAt;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', 'New jobs on Wayfare'),
    element('link', `${origin}/job-seeker/search`),
    element('description', 'The newest open positions in tourism and hospitality.'),
    element('language', 'en'),
    `<atom:link href="${xmlText(`${origin}/jobs.rss`)}" rel="self" type="application/rss+xml"/>`,
    newest ? element('lastBuildDate', newest.toUTCString()) : '',
    ...jobs.map((job) => item(job, `${origin}/jobs/${job.id}`)),
    '</channel>',
    '</rss>',
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n');
}

function item(job: JobCard, link: string): string {
  return [
    '<item>',
    element('title', `${job.title} at ${job.company}, ${job.location}`),
    element('link', `${link}?from=feed`),
    `<guid isPermaLink="true">${xmlText(link)}</guid>`,
    element('pubDate', job.postedAt.toUTCString()),
    element('category', job.category),
    // Feed readers treat descriptions as HTML.
    element('description', escapeMarkup(beginning(job.description))),
    '</item>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

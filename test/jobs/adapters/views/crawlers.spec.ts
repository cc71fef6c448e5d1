import { isCrawler } from '#jobs/adapters/views/crawlers.js';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; Googlebot) HeadlessChrome/140.0.0.0 Safari/537.36',
])('recognizes %s as a crawler', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
});

it.each([
  CHROME,
  CHROME.replace('Chrome/', 'HeadlessChrome/'),
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'curl/8.14.1',
  'node',
  '',
])('does not treat %j as a crawler', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false);
});

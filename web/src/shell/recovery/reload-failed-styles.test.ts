import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { checkConnection } from '@/lib/browser/connection.ts';
import { reloadFailedStyles } from './reload-failed-styles.ts';

const HREF = 'http://localhost/assets/search.css';
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>(`link[href="${HREF}"]`)];

it('reloads failed style sheets once after the connection returns', async () => {
  let status = 503;
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  reloadFailedStyles();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: HREF });
  document.head.append(link);

  link.dispatchEvent(new Event('error'));
  await checkConnection();
  expect(links()).toEqual([]);

  status = 200;
  await checkConnection();
  await waitFor(() => expect(links()).toHaveLength(1));

  links()[0]?.dispatchEvent(new Event('error'));
  await checkConnection();
  expect(links()).toEqual([]);
});

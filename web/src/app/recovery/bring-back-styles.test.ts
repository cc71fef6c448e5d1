import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createConnection } from '@/lib/browser/connection.ts';
import { bringBackStyles } from './bring-back-styles.ts';

const HREF = 'http://localhost/assets/search.css';
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>(`link[href="${HREF}"]`)];

it('loads lost styles once more when the connection is back, and not for ever', async () => {
  let isReady = false;
  const connection = createConnection({ view: window, probe: async () => isReady });
  bringBackStyles(window, connection);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: HREF });
  document.head.append(link);

  link.dispatchEvent(new Event('error'));
  await connection.look();
  expect(links()).toEqual([]);

  isReady = true;
  await connection.look();
  await waitFor(() => expect(links()).toHaveLength(1));

  links()[0]?.dispatchEvent(new Event('error'));
  await connection.look();
  expect(links()).toEqual([]);
});

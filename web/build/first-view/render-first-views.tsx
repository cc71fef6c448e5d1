import './browser-stand-in.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { createQueryClient } from '../../src/app/query-client.ts';
import { createAppRouter } from '../../src/router.tsx';

/** The tags for the head, which the page has already, and scripts, which may not stand in it. */
const LEFT_OUT = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+|<script[\s\S]*?<\/script>/g;

/** What the page at a path shows to a visitor before any data and any code came. */
async function renderFirstView(path: string): Promise<string> {
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return markup.replace(LEFT_OUT, '');
}

async function printFirstViews(paths: readonly string[]): Promise<void> {
  const views = await Promise.all(paths.map(async (path) => [path, await renderFirstView(path)]));
  process.stdout.write(JSON.stringify(Object.fromEntries(views)), () => process.exit());
}

// Not awaited: the pages' own code imports this file's, and would wait for it in turn.
void printFirstViews(process.argv.slice(2));

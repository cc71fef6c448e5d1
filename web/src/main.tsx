import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createQueryClient } from './app/query-client.ts';
import { startThemeSync } from './app/theme/theme-sync.ts';
import { createAppRouter } from './router.tsx';
import { createStore } from './store/store.ts';
import 'virtual:design-tokens.css';
import './app/theme/fonts.css';
import './app/theme/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const store = createStore(window.localStorage);
const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
startThemeSync(store, window);

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>
  </StrictMode>,
);

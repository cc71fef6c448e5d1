import type { TestServer } from '../server/test-server.js';

/** The routes that the running server documents, as `GET /api/jobs/{id}`. */
export async function documentedRoutes(server: TestServer): Promise<string[]> {
  const { body } = await server.visitor().get<{ paths: Record<string, object> }>('/api/openapi.json');
  return Object.entries(body.paths)
    .flatMap(([path, item]) => Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`))
    .sort();
}

type Layer = { readonly route?: { readonly path: string; readonly stack: readonly { readonly method: string }[] } };

/** Middleware that Nest registers for all routes. */
const MIDDLEWARE = ['{/*splat}', '/{*all}'];

/** The routes registered in Express, in the same format. */
export function registeredRoutes({ app }: TestServer): string[] {
  const { router } = app.getHttpAdapter().getInstance() as { router: { stack: readonly Layer[] } };
  const routes = router.stack.flatMap(({ route }) =>
    route && !MIDDLEWARE.includes(route.path)
      ? route.stack.map(({ method }) => `${method.toUpperCase()} ${readable(route.path)}`)
      : [],
  );
  return [...new Set(routes)].sort();
}

function readable(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

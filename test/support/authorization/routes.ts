import type { TestServer } from '../server/test-server.js';

/** The routes that the running server documents, as `GET /api/jobs/{id}`. */
export async function documentedRoutes(server: TestServer): Promise<string[]> {
  const { body } = await server.visitor().get<{ paths: Record<string, object> }>('/api/openapi.json');
  return Object.entries(body.paths)
    .flatMap(([path, item]) => Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`))
    .sort();
}

type Layer = { readonly route?: { readonly path: string; readonly stack: readonly { readonly method: string }[] } };

/** Steps that Nest hangs in before every route, whatever its method: logging, and a context for the database. */
const STEPS = ['{/*splat}', '/{*all}'];

/** The routes that Express really has, in the same words. */
export function registeredRoutes({ app }: TestServer): string[] {
  const { router } = app.getHttpAdapter().getInstance() as { router: { stack: readonly Layer[] } };
  const routes = router.stack.flatMap(({ route }) =>
    route && !STEPS.includes(route.path)
      ? route.stack.map(({ method }) => `${method.toUpperCase()} ${readable(route.path)}`)
      : [],
  );
  return [...new Set(routes)].sort();
}

function readable(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

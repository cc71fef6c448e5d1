// The dependency rules of docs/architecture.md. test/architecture plants a violation of each.

/** A module of the server is a folder of src/; `$1` in a rule is the one that imports. */
const MODULE = '^src/([^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-stands-alone',
      comment:
        'A domain imports itself, shared/domain and dayjs: no other library, no use case, no adapter, no other module.',
      severity: 'error',
      from: { path: '^src/([^/]+)/domain/' },
      to: { pathNot: ['^src/($1|shared)/domain/', '^node_modules/dayjs/'] },
    },
    {
      name: 'use-cases-know-no-technology',
      comment: 'Use cases import their domain, their ports and shared: no library, no adapter, no other module.',
      severity: 'error',
      from: { path: '^src/([^/]+)/application/' },
      to: { pathNot: '^src/($1|shared)/(domain|application)/' },
    },
    {
      name: 'modules-meet-at-the-index',
      comment:
        'Whatever is not in its index.ts belongs to the module alone. The demo data are part of the root, not a module.',
      severity: 'error',
      from: { path: MODULE, pathNot: ['^src/[^/]+/[^/]+\\.module\\.ts$', '^src/demo/'] },
      to: { path: MODULE, pathNot: ['^src/($1|shared)/', '^src/[^/]+/index\\.ts$'] },
    },
    {
      name: 'module-files-see-module-files',
      comment: 'Wiring: of another module, its own module file or published interface, and nothing behind them.',
      severity: 'error',
      from: { path: '^src/([^/]+)/[^/]+\\.module\\.ts$' },
      to: { path: MODULE, pathNot: ['^src/($1|shared)/', '^src/[^/]+/(index|[^/]+\\.module)\\.ts$'] },
    },
    {
      name: 'only-adapters-meet-modules',
      comment: 'Only adapters and the module file know that other modules exist.',
      severity: 'error',
      from: { path: MODULE, pathNot: ['^src/[^/]+/adapters/', '^src/[^/]+/[^/]+\\.module\\.ts$'] },
      to: { path: '^src/[^/]+/index\\.ts$', pathNot: '^src/$1/' },
    },
    {
      name: 'shared-knows-no-module',
      comment: 'What all modules stand on knows none of them.',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: MODULE, pathNot: '^src/shared/' },
    },
    {
      name: 'root-composes-modules',
      comment:
        'The files at the top of src/ compose modules: they see their module file and their published interface.',
      severity: 'error',
      from: { path: '^src/[^/]+\\.ts$' },
      to: { path: MODULE, pathNot: ['^src/(shared|demo)/', '^src/[^/]+/(index|[^/]+\\.module)\\.ts$'] },
    },
    {
      name: 'nobody-imports-the-root',
      severity: 'error',
      from: { path: MODULE },
      to: { path: '^src/[^/]+\\.ts$' },
    },
    {
      name: 'http-knows-no-persistence',
      comment: 'Requests reach the database through use cases and query ports.',
      severity: 'error',
      // Sessions and limits are kept in PostgreSQL; these adapters stand beside the guards that use them.
      from: {
        path: '^src/[^/]+/adapters/(http|pages)/',
        pathNot: '^src/shared/adapters/http/security/(postgres-[^/]+|session-store)\\.ts$',
      },
      to: { path: '^src/[^/]+/adapters/(persistence|search|postgres)/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: { pathNot: '^web/src/api/generated/' },
      to: { circular: true },
    },
    {
      name: 'server-knows-no-web',
      comment: 'The REST API is all that the two have in common.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^web/' },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^src/' },
    },
    {
      name: 'web-features-stay-apart',
      comment: 'Routes compose features; what two of them share lies in components/ or lib/.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-ground-knows-no-feature',
      comment: 'What features stand on knows neither them nor the routes.',
      severity: 'error',
      from: { path: '^web/src/(api|components|lib|scenes|store)/' },
      to: { path: '^web/src/(features|routes)/' },
    },
    {
      name: 'product-knows-no-test',
      severity: 'error',
      from: { path: '^(src|web/src)/', pathNot: ['\\.test\\.tsx?$', '^web/src/testing/'] },
      to: { path: ['^test/', '\\.(test|spec)\\.tsx?$', '^web/src/testing/'] },
    },
    {
      name: 'server-runs-without-dev-dependencies',
      comment: 'In production only dependencies are installed.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'imports-lead-somewhere',
      severity: 'error',
      from: {},
      // The build makes up the modules named virtual.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'nothing-lies-idle',
      comment:
        'A file that no program reaches is dead; programs begin in the files at the top of src/, in web/src/main.tsx and in what the server draws with.',
      severity: 'error',
      from: { path: ['^src/[^/]+\\.ts$', '^web/src/(main|server/draw-page)\\.tsx$'] },
      to: {
        path: '^(src|web/src)/',
        pathNot: [
          '^src/[^/]+\\.ts$',
          '^web/src/((main|server/draw-page)\\.tsx$|testing/|api/generated/)',
          '\\.test\\.tsx?$',
          '\\.d\\.ts$',
        ],
        reachable: false,
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};

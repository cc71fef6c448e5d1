// The dependency rules of docs/architecture.md. test/architecture plants a violation of each.

/** Every folder of src/ is a module; `$1` in a rule is the importing one. */
const MODULE = '^src/([^/]+)/';

const DRAWN_PAGES = [
  '^web/src/routes/(index|jobs[.][$]id|job-seeker[.]search|about[.][$]topic|[$]|__root)[.]tsx$',
  '^web/src/(public|scenes|app/(shell|pages|recovery|toasts|tooltips))/',
];

const WEB_ENTRIES = '^web/src/(main|server/draw-page)\\.tsx$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-stands-alone',
      comment: 'A domain imports only itself, shared/domain and dayjs: no other library, use case, adapter or module.',
      severity: 'error',
      from: { path: '^src/([^/]+)/domain/' },
      to: { pathNot: ['^src/($1|shared)/domain/', '^node_modules/dayjs/'] },
    },
    {
      name: 'use-cases-know-no-technology',
      comment: 'Use cases import only their domain, their ports and shared: no library, adapter or other module.',
      severity: 'error',
      from: { path: '^src/([^/]+)/application/' },
      to: { pathNot: '^src/($1|shared)/(domain|application)/' },
    },
    {
      name: 'modules-meet-at-the-index',
      comment:
        'Everything outside its index.ts is private to the module. The demo data is part of the root, not a module.',
      severity: 'error',
      from: { path: MODULE, pathNot: ['^src/[^/]+/[^/]+\\.module\\.ts$', '^src/demo/'] },
      to: { path: MODULE, pathNot: ['^src/($1|shared)/', '^src/[^/]+/index\\.ts$'] },
    },
    {
      name: 'module-files-see-module-files',
      comment: "Module files import only other modules' module files and published interfaces.",
      severity: 'error',
      from: { path: '^src/([^/]+)/[^/]+\\.module\\.ts$' },
      to: { path: MODULE, pathNot: ['^src/($1|shared)/', '^src/[^/]+/(index|[^/]+\\.module)\\.ts$'] },
    },
    {
      name: 'only-adapters-meet-modules',
      comment: 'Only adapters and module files may import other modules.',
      severity: 'error',
      from: { path: MODULE, pathNot: ['^src/[^/]+/adapters/', '^src/[^/]+/[^/]+\\.module\\.ts$'] },
      to: { path: '^src/[^/]+/index\\.ts$', pathNot: '^src/$1/' },
    },
    {
      name: 'shared-knows-no-module',
      comment: 'Shared code imports no module.',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: MODULE, pathNot: '^src/shared/' },
    },
    {
      name: 'root-composes-modules',
      comment:
        'The files at the top of src/ compose modules and import only their module files and published interfaces.',
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
      // Sessions and rate limits live in PostgreSQL; these adapters are next to the guards that use them.
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
      comment: 'Server and web app share only the REST API.',
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
      comment: 'Routes compose features; shared code belongs in components/, public/ or lib/.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-ground-knows-no-feature',
      comment: 'Shared web code imports neither features nor routes.',
      severity: 'error',
      from: { path: '^web/src/(api|components|lib|public|scenes|store)/' },
      to: { path: '^web/src/(features|routes)/' },
    },
    {
      name: 'drawn-pages-are-light',
      comment: 'The server draws these pages, and phones load them first: their code must not lead to Ant Design.',
      severity: 'error',
      from: { path: DRAWN_PAGES },
      to: { path: '(^|/)node_modules/antd/', reachable: true },
    },
    {
      name: 'product-knows-no-test',
      severity: 'error',
      from: { path: '^(src|web/src)/', pathNot: ['\\.test\\.tsx?$', '^web/src/testing/'] },
      to: { path: ['^test/', '\\.(test|spec)\\.tsx?$', '^web/src/testing/'] },
    },
    {
      name: 'server-runs-without-dev-dependencies',
      comment: 'Production installs no devDependencies.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'imports-lead-somewhere',
      severity: 'error',
      from: {},
      // The build generates the modules named virtual.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'nothing-lies-idle',
      comment:
        'A file that no entry point reaches is dead. Entry points of the server are the files at the top of src/.',
      severity: 'error',
      from: { path: '^src/[^/]+\\.ts$' },
      to: {
        path: '^src/',
        // A thread runs the last one.
        pathNot: ['^src/[^/]+\\.ts$', '^src/jobs/adapters/places/read-geonames\\.ts$'],
        reachable: false,
      },
    },
    {
      name: 'nothing-in-the-web-app-lies-idle',
      comment: 'The same for the web app: the browser starts main.tsx, and the server draw-page.tsx.',
      severity: 'error',
      from: { path: WEB_ENTRIES },
      to: {
        path: '^web/src/',
        pathNot: [WEB_ENTRIES, '^web/src/(testing|api/generated)/', '\\.test\\.tsx?$', '\\.d\\.ts$'],
        reachable: false,
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    // Resolves `@/` in the web app.
    tsConfig: { fileName: 'web/tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};

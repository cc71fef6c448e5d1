// The dependency rules of docs/architecture.md. test/architecture tests a violation of each.

/** Every folder of src/ but commands/ is a module; `$1` in a rule is the importing one. */
const MODULE = '^src/(?!commands/)([^/]+)/';

/** The adapters of a module, or of a feature of identity. */
const ADAPTERS = '^src/[^/]+/([^/]+/adapters|adapters)/';

/** The files that start something: the server, or an operator's command. */
const ROOT = '^src/(commands/)?[^/]+\\.ts$';

/** What the server draws of the web app: routes in (drawn), drawn parts of features, and the parts of both. */
const DRAWN = '/[(]?(drawn|light|shell)[)]?/';

const WEB_ENTRIES = '^web/src/(main|server/draw-page)\\.tsx$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-is-independent',
      comment: 'A domain imports only itself, shared/domain and dayjs: no other library, use case, adapter or module.',
      severity: 'error',
      from: { path: '^src/([^/]+)/([^/]+/domain|domain)/' },
      to: { pathNot: ['^src/($1|shared)/([^/]+/domain|domain)/', '^node_modules/dayjs/'] },
    },
    {
      name: 'no-technology-in-use-cases',
      comment: 'Use cases import only their domain, their ports and shared: no library, adapter or other module.',
      severity: 'error',
      from: { path: '^src/([^/]+)/([^/]+/application|application)/' },
      to: { pathNot: '^src/($1|shared)/([^/]+/domain|[^/]+/application|domain|application)/' },
    },
    {
      name: 'modules-only-through-index',
      comment:
        'Everything outside its index.ts is private to the module. The demo data is part of the root, not a module.',
      severity: 'error',
      from: { path: MODULE, pathNot: ['^src/[^/]+/[^/]+\\.module\\.ts$', '^src/demo/'] },
      to: { path: MODULE, pathNot: ['^src/($1|shared|platform)/', '^src/[^/]+/index\\.ts$'] },
    },
    {
      name: 'demo-through-use-cases',
      comment: 'Only the list of its use cases replaces adapters of modules.',
      severity: 'error',
      from: { path: '^src/demo/', pathNot: '^src/demo/demo-use-cases\\.ts$' },
      to: { path: ADAPTERS },
    },
    {
      name: 'module-file-imports',
      comment: "Module files import only other modules' module files and published interfaces.",
      severity: 'error',
      from: { path: '^src/([^/]+)/[^/]+\\.module\\.ts$' },
      to: { path: MODULE, pathNot: ['^src/($1|shared|platform)/', '^src/[^/]+/(index|[^/]+\\.module)\\.ts$'] },
    },
    {
      name: 'only-adapters-import-modules',
      comment: 'Only adapters and module files may import other modules.',
      severity: 'error',
      from: { path: MODULE, pathNot: [ADAPTERS, '^src/[^/]+/[^/]+\\.module\\.ts$'] },
      to: { path: '^src/[^/]+/index\\.ts$', pathNot: '^src/$1/' },
    },
    {
      name: 'no-modules-in-platform',
      comment: 'The machinery below the modules imports none of them.',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: MODULE, pathNot: '^src/(shared|platform)/' },
    },
    {
      name: 'shared-is-lowest',
      comment: 'The vocabulary that all modules share imports nothing above it.',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: '^src/', pathNot: '^src/shared/' },
    },
    {
      name: 'root-composes-modules',
      comment:
        'The files that start something compose modules and import only their module files and published interfaces.',
      severity: 'error',
      // The generated file tells the API document the fields of the views of all modules.
      from: { path: ROOT, pathNot: '^src/api-metadata\\.ts$' },
      to: { path: MODULE, pathNot: ['^src/(shared|platform|demo)/', '^src/[^/]+/(index|[^/]+\\.module)\\.ts$'] },
    },
    {
      name: 'no-imports-of-root',
      severity: 'error',
      from: { path: MODULE },
      to: { path: ROOT },
    },
    {
      name: 'no-persistence-in-http',
      comment: 'Requests, feeds and scheduled tasks reach the database through use cases and query ports.',
      severity: 'error',
      // The adapters of sessions, rate limits and repeated requests are next to the code that uses them.
      from: {
        path: [`${ADAPTERS}(http|pages|feeds|schedule)/`, '^src/platform/http/', '\\.controller\\.ts$'],
        pathNot: '^src/platform/http/(api|security)/(sessions/)?(postgres-[^/]+|session-store)\\.ts$',
      },
      to: {
        path: [
          `${ADAPTERS}persistence/`,
          '^src/search/adapters/(alerts|changes|criteria|indexing|places|recommendations|results|suggestions)/',
          '^src/platform/postgres/',
          '/sql-[^/]+\\.ts$',
        ],
      },
    },
    {
      name: 'no-sql-in-controllers',
      comment: 'Controllers inject classes with SQL through their ports. Of the adapters elsewhere, these run no SQL.',
      severity: 'error',
      from: { path: '\\.(controller|guard)\\.ts$' },
      to: {
        path: ADAPTERS,
        pathNot: [
          `${ADAPTERS}(http|pages|feeds|schedule|queries)/`,
          '^src/profiles/adapters/files/resume-links\\.ts$',
          '^src/messaging/adapters/live/(account-watch|(live|scope)-delivery)\\.ts$',
          '^src/jobs/adapters/views/crawlers\\.ts$',
          '^src/administration/adapters/metrics/installation-metrics\\.ts$',
        ],
      },
    },
    {
      name: 'no-repositories-in-http',
      comment: 'Repositories are for use cases. Controllers and guards read through query ports or use cases.',
      severity: 'error',
      from: { path: `${ADAPTERS}(http|pages|feeds)/` },
      to: { path: '^src/[^/]+/([^/]+/application|application)/ports/.*repositor(y|ies)\\.ts$' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: { pathNot: '^web/src/api/generated/' },
      to: { circular: true },
    },
    {
      name: 'no-web-in-server',
      comment: 'Server and web app share only the REST API.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^web/' },
    },
    {
      name: 'no-server-in-web',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^src/' },
    },
    {
      name: 'independent-web-features',
      comment: 'Routes compose features; shared code belongs in components/, light/ or lib/.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'no-features-in-shared-web-code',
      comment: 'Shared web code imports neither features nor routes.',
      severity: 'error',
      from: { path: '^web/src/(api|components|lib|light|store|theme)/' },
      to: { path: '^web/src/(features|routes)/' },
    },
    {
      name: 'no-antd-in-drawn-parts',
      comment: 'The server draws them, and phones load them first: they must not import Ant Design, even indirectly.',
      severity: 'error',
      from: { path: DRAWN },
      to: { path: '(^|/)node_modules/antd/', reachable: true },
    },
    {
      name: 'no-tests-in-product',
      severity: 'error',
      from: { path: '^(src|web/src)/', pathNot: ['\\.test\\.tsx?$', '^web/src/testing/'] },
      to: { path: ['^test/', '\\.(test|spec)\\.tsx?$', '^web/src/testing/'] },
    },
    {
      name: 'no-dev-dependencies-in-server',
      comment: 'Production installs no devDependencies.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-unresolved-imports',
      severity: 'error',
      from: {},
      // The build generates the modules named virtual.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-unused-server-files',
      comment: 'Files that no entry point imports are dead. The entry points are the files that start something.',
      severity: 'error',
      from: { path: ROOT },
      to: {
        path: '^src/',
        // The others run in a worker thread and in processes of their own.
        pathNot: [
          ROOT,
          '^src/search/adapters/places/(read-geonames|geonames-file)\\.ts$',
          '^src/platform/isolation/run-isolated\\.ts$',
        ],
        reachable: false,
      },
    },
    {
      name: 'no-unused-web-files',
      comment: 'The same for the web app: the browser starts main.tsx, and the server draw-page.tsx.',
      severity: 'error',
      from: { path: WEB_ENTRIES },
      to: {
        path: '^web/src/',
        pathNot: [
          WEB_ENTRIES,
          '^web/src/(testing/|api/generated/|api/openapi[.]json$)',
          '\\.test\\.tsx?$',
          '\\.d\\.ts$',
        ],
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
      conditionNames: ['wayfare-source', 'import', 'node', 'default', 'types'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};

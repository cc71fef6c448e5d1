import { setSourceMapsSupport } from 'node:module';

// Before anything else is loaded, and without packages: their source maps would take 30 MB.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
await import('./run-server.js');

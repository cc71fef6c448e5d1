import { resolve } from 'node:path';
import './typescript.mjs';

// The workers' and their children's: most processes of the tests load the same modules.
process.env.NODE_COMPILE_CACHE ??= resolve('.test/compiled');

export default async function setUp() {
  const { prepareTemplate } = await import('../database/test-template.ts');
  globalThis.closeTemplate = await prepareTemplate();
}

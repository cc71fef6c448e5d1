import './typescript.mjs';

export default async function setUp() {
  const { prepareTemplate } = await import('../database/test-template.ts');
  globalThis.closeTemplate = await prepareTemplate();
}

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../locales');

/**
 * Builds the catalogs (`locales/*.po`) without the texts that only the server needs: as imports for what the server
 * draws, and for browsers as scripts that set `globalThis.words`, because pages name the script of their language.
 */
export function poCatalogs(): Plugin {
  let isForBrowsers = false;
  return {
    name: 'po-catalogs',
    configResolved({ command, build }) {
      isForBrowsers = command === 'build' && !build.ssr;
    },
    buildStart() {
      if (!isForBrowsers) return;
      for (const file of globSync('*.po', { cwd: FOLDER })) {
        this.emitFile({
          type: 'asset',
          name: `${basename(file, '.po')}.js`,
          originalFileName: `locales/${file}`,
          source: `globalThis.words=${compiled(readFileSync(join(FOLDER, file), 'utf8'))}`,
        });
      }
    },
    transform(code, id) {
      if (!id.endsWith('.po')) return undefined;
      return { code: `export default JSON.parse(${JSON.stringify(compiled(code))})`, map: null };
    },
  };
}

/** The compiled messages of a catalog as JSON. */
function compiled(catalog: string): string {
  const items = PO.parse(catalog).items.filter(
    ({ msgstr: [text], references }) => text && references.some((file) => file.includes('web/')),
  );
  return JSON.stringify(Object.fromEntries(items.map(({ msgid, msgstr }) => [msgid, compileMessage(msgstr[0] ?? '')])));
}

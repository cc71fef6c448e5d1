import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../locales');

/** The sources of the screens of employers and admins, whose words other pages do without. */
const AT_WORK =
  /^web\/src\/(?:features\/(?:integrations|payments|administration|moderation\/report-queue|companies\/team|jobs\/(?:form|manage|difference|preview|drafts|review)|applications\/received|profiles\/(?:company|review))\/|routes\/_antd\/(?:_employer|_admin|admin)|components\/(?:notes\/|forms\/restriction-form)|lib\/rules\/(?:restriction-reasons|hint-labels))/;

/**
 * Builds the catalogs (`locales/*.po`) without the texts that only the server needs: as imports for what the server
 * draws, and for browsers as scripts that set `globalThis.words`, because pages name the script of their language. What
 * only the screens of employers and admins say is in a second script, which sets `globalThis.wordsAtWork`.
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
        const language = basename(file, '.po');
        const catalog = readFileSync(join(FOLDER, file), 'utf8');
        const emit = (name: string, source: string) =>
          this.emitFile({ type: 'asset', name: `${name}.js`, originalFileName: `locales/${name}.po`, source });
        emit(language, `globalThis.words=${compiled(catalog, isForEverybody)}`);
        emit(`${language}-work`, `globalThis.wordsAtWork=${compiled(catalog, (source) => !isForEverybody(source))}`);
      }
    },
    transform(code, id) {
      if (!id.endsWith('.po')) return undefined;
      return { code: `export default JSON.parse(${JSON.stringify(compiled(code))})`, map: null };
    },
  };
}

function isForEverybody(sources: readonly string[]): boolean {
  return sources.some((file) => !AT_WORK.test(file));
}

/** The compiled messages of a catalog as JSON: those of the web app that are wanted; the API's problems may occur anywhere. */
function compiled(catalog: string, isWanted = (_sources: readonly string[]) => true): string {
  const items = PO.parse(catalog).items.filter(({ msgstr: [text], references, extractedComments }) => {
    const sources = references.filter((file) => file.startsWith('web/'));
    if (extractedComments.includes('problem')) sources.push('web/src/api');
    return text && sources.length > 0 && isWanted(sources);
  });
  return JSON.stringify(Object.fromEntries(items.map(({ msgid, msgstr }) => [msgid, compileMessage(msgstr[0] ?? '')])));
}

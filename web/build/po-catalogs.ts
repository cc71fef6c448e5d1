import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../locales');

type PoItem = InstanceType<typeof PO.Item>;

/** The sources of the screens of employers and admins, whose words other pages do without. */
const AT_WORK =
  /^web\/src\/(?:features\/(?:integrations|payments|administration|moderation\/report-queue|companies\/team|jobs\/(?:form|manage|difference|preview|drafts|review)|applications\/received|profiles\/(?:company|review))\/|routes\/_antd\/(?:_employer|_admin|admin)|components\/(?:notes\/|forms\/restriction-form)|lib\/rules\/(?:restriction-reasons|hint-labels))/;

/**
 * Builds the catalogs (`locales/*.po`) without the texts that only the server needs: as imports for what the server
 * draws, and (`?problems`) for what the API says when something is wrong, and for browsers as scripts that set `globalThis.words`, because pages name the script of their language. What
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
      const [file, problems] = id.split('?', 2);
      if (!file?.endsWith('.po') || problems === 'raw') return undefined;
      const messages = problems === 'problems' ? compiledOf(code, isProblem) : compiled(code);
      return { code: `export default JSON.parse(${JSON.stringify(messages)})`, map: null };
    },
  };
}

function isForEverybody(sources: readonly string[]): boolean {
  return sources.some((file) => !AT_WORK.test(file));
}

/** Whether the API says it when something is wrong. */
const isProblem = ({ extractedComments }: PoItem): boolean => extractedComments.includes('problem');

/** The texts of the web app in a catalog, those of them that are wanted. */
function compiled(catalog: string, isWanted = (_sources: readonly string[]) => true): string {
  return compiledOf(catalog, ({ references }) => {
    const sources = references.filter((file) => file.startsWith('web/'));
    return sources.length > 0 && isWanted(sources);
  });
}

/** The compiled messages of a catalog as JSON. */
function compiledOf(catalog: string, isWanted: (item: PoItem) => boolean): string {
  const items = PO.parse(catalog).items.filter((item) => item.msgstr[0] && isWanted(item));
  return JSON.stringify(Object.fromEntries(items.map(({ msgid, msgstr }) => [msgid, compileMessage(msgstr[0] ?? '')])));
}

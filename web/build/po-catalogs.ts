import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import type { Plugin } from 'vite';

/** Imports catalogs (`locales/*.po`) as compiled messages, without the texts that only the server needs. */
export function poCatalogs(): Plugin {
  return {
    name: 'po-catalogs',
    transform(code, id) {
      if (!id.endsWith('.po')) return undefined;
      const items = PO.parse(code).items.filter(
        ({ msgstr: [text], references }) => text && references.some((file) => file.includes('web/')),
      );
      const messages = Object.fromEntries(items.map(({ msgid, msgstr }) => [msgid, compileMessage(msgstr[0] ?? '')]));
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})`, map: null };
    },
  };
}

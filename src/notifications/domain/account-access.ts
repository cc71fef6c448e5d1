import { msg, type Words } from '#shared/domain/words.js';
import type { MailSection } from './mail.js';
import { quoted } from './quoted.js';

/** Something that gives access to an account besides its password. */
export type AccountAccess = {
  readonly kind: 'passkey' | 'identity' | 'api-key' | 'webhook' | 'feed';
  /** As its owner, or whoever set it up, named it; the provider of an identity, or a URL. */
  readonly name: string;
};

const SETTINGS = '/settings';
const INTEGRATIONS = '/employer/integrations';

const KINDS: Readonly<Record<AccountAccess['kind'], { readonly text: string; readonly path: string }>> = {
  passkey: { text: msg('Passkey'), path: SETTINGS },
  identity: { text: msg('Linked account'), path: SETTINGS },
  'api-key': { text: msg('API key'), path: INTEGRATIONS },
  webhook: { text: msg('Webhook'), path: INTEGRATIONS },
  feed: { text: msg('Address of your feed'), path: INTEGRATIONS },
};

/** Lists what outlives a new password, so that its owner can end it. */
export function accessSections({ t }: Words, all: readonly AccountAccess[]): readonly MailSection[] {
  const sectionOf = (path: string, title: string, more: string): MailSection[] => {
    const items = all.filter(({ kind }) => KINDS[kind].path === path);
    if (items.length === 0) return [];
    return [{ title, items: items.map((item) => itemOf(t, item)), more: { text: more, path } }];
  };
  return [
    ...sectionOf(SETTINGS, t('Other ways to sign in, which still work'), t('Remove those that are not yours')),
    ...sectionOf(INTEGRATIONS, t('Programs that still have access'), t('End all of them')),
  ];
}

function itemOf(t: Words['t'], { kind, name }: AccountAccess): MailSection['items'][number] {
  return { title: quoted(name) || t(KINDS[kind].text), text: t(KINDS[kind].text), path: KINDS[kind].path };
}

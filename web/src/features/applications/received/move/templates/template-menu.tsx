import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { t } from '@/lib/language/t.ts';
import { fillTemplate, type TemplateFacts } from './fill-template.ts';
import { messageTemplatesQuery } from './message-template-queries.ts';

const TemplatesDialog = lazily(() => import('./templates-dialog.tsx'), 'default');

/** The key of the entry that is no template. */
const MANAGE = 'manage';

interface TemplateMenuProps {
  facts: TemplateFacts;
  onChoose: (text: string) => void;
}

/** Inserts one of the employer's templates, filled in, or opens the dialog that changes them. */
export function TemplateMenu({ facts, onChoose }: TemplateMenuProps) {
  const templates = useQuery(messageTemplatesQuery).data ?? [];
  const [isManaging, setManaging] = useState(false);
  const items = [
    ...templates.map(({ id, name }) => ({ key: String(id), label: name })),
    { key: MANAGE, label: t('Templates…') },
  ];
  const choose = ({ key }: { key: string }) => {
    if (key === MANAGE) setManaging(true);
    const chosen = templates.find(({ id }) => String(id) === key);
    if (chosen) onChoose(fillTemplate(chosen.body, facts));
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens */}
      <Dropdown trigger={['click']} menu={{ items, onClick: choose }} autoFocus>
        <Button
          shape="circle"
          icon={<Icon name="layers" />}
          aria-label={t('Insert a template')}
          data-tip={t('Insert a template')}
          aria-haspopup="menu"
        />
      </Dropdown>
      {isManaging ? (
        <Suspense>
          <TemplatesDialog sample={undefined} onClose={() => setManaging(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Flex, Select } from 'antd';
import { useState } from 'react';
import { Panel } from '@/components/layout/panel.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { t } from '@/lib/language/t.ts';
import { workplacesQuery } from '@/lib/workplaces/workplaces-query.ts';
import { ModeSelect } from './mode-select.tsx';
import { companyNoticeQuery, useChooseCompanyNotice } from './notice-queries.ts';
import { WorkplaceNoticeSelect } from './notice-select.tsx';

/** How the signed-in employer hears of new applications: for all listings, and otherwise for some hotels. */
export function NoticesPanel() {
  const query = useQuery(companyNoticeQuery);
  const { data: workplaces = [] } = useQuery(workplacesQuery);
  const choose = useChooseCompanyNotice();
  const [added, setAdded] = useState<readonly number[]>([]);
  return (
    <Panel title={t('Email about new applications')}>
      <Loaded query={query} failureTitle={t('We couldn’t load your notification settings')}>
        {({ mode, workplaces: chosen }) => {
          const named = new Set([...chosen.map(({ workplaceId }) => workplaceId), ...added]);
          const others = workplaces.filter(({ id }) => !named.has(id));
          return (
            <Flex vertical gap="middle">
              <Flex wrap align="center" justify="space-between" gap="small">
                <strong>{t('All listings')}</strong>
                <ModeSelect
                  label={t('All listings')}
                  value={choose.isPending ? choose.variables.mode : mode}
                  isSaving={choose.isPending}
                  onChange={(chosenMode) => choose.mutate({ mode: chosenMode })}
                />
              </Flex>
              {workplaces
                .filter(({ id }) => named.has(id))
                .map(({ id, name }) => (
                  <Flex key={id} wrap align="center" justify="space-between" gap="small">
                    <span dir="auto">{name}</span>
                    <WorkplaceNoticeSelect workplaceId={id} label={name} />
                  </Flex>
                ))}
              {others.length > 0 ? (
                <Select<number>
                  aria-label={t('Choose otherwise for a hotel')}
                  placeholder={t('Choose otherwise for a hotel')}
                  options={others.map(({ id, name }) => ({ value: id, label: name }))}
                  value={null}
                  showSearch={{ optionFilterProp: 'label' }}
                  onChange={(id) => setAdded([...added, id])}
                />
              ) : null}
            </Flex>
          );
        }}
      </Loaded>
    </Panel>
  );
}

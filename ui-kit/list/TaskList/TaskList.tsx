import { Button, NativeSelect, Tabs, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { taskScopes, taskTypes, type TaskType, type Tenant } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { focusedElement } from '../../helpers/focused.ts';
import { isSearchable } from '../DokuboxList/listModel.ts';
import {
  ListBody,
  listStateProps,
  type ListNotice,
  type ListStateProps,
} from '../ListBody/ListBody.tsx';
import { usePhone } from '../ListBody/usePhone.ts';
import { TaskRows, type TaskLinks, type TaskRow } from './TaskRows.tsx';
import classes from './TaskList.module.css';

/** Wait after the last key before a search is sent. */
const SEARCH_PAUSE_MS = 300;

/** What the list is narrowed by; empty texts mean no restriction. */
export interface TaskFilters {
  readonly scope: (typeof taskScopes)[number];
  readonly taskType: TaskType | '';
  readonly text: string;
}

export interface TaskListProps extends TaskLinks, ListStateProps {
  readonly rows: readonly TaskRow[];
  readonly tenant: Tenant;
  readonly filters: TaskFilters;
  readonly onFiltersChange: (filters: TaskFilters) => void;
}

function Search({
  value,
  onSearch,
}: {
  readonly value: string;
  readonly onSearch: (text: string) => void;
}) {
  const { t } = useTranslation(['creating', 'list']);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    // Changed from outside: by Back, or by the reset.
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const send = (text: string) => {
    const wanted = text.trim();
    if (isSearchable(wanted) && wanted !== value) onSearch(wanted);
  };
  const sendSoon = useDebouncedCallback(send, SEARCH_PAUSE_MS);
  return (
    <TextInput
      className={classes.search}
      type="search"
      size="sm"
      label={t('creating:tasks.search')}
      placeholder={t('creating:tasks.searchHint')}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
      maxLength={limits.searchTextMax}
      value={typed}
      description={
        isSearchable(typed)
          ? undefined
          : t('list:filters.textTooShort', { min: limits.listSearchMin })
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        sendSoon(currentTarget.value);
      }}
      onBlur={() => {
        send(typed);
      }}
    />
  );
}

/** What waits for the bank: tabs Mine, My team, All; a table on a desk, cards on a phone. */
export function TaskList(props: TaskListProps) {
  const { rows, filters, onFiltersChange } = props;
  const { t } = useTranslation(['creating', 'contractBox']);
  const phone = usePhone();
  const filtered = filters.taskType !== '' || filters.text !== '';
  const button = (label: string, change: Partial<TaskFilters>) => (
    <Button
      variant="default"
      onClick={() => {
        onFiltersChange({ ...filters, ...change });
      }}
    >
      {label}
    </Button>
  );
  const empty: ListNotice = filtered
    ? {
        title: t('creating:tasks.filteredTitle'),
        text: t('creating:tasks.filteredText'),
        action: button(t('creating:tasks.reset'), { taskType: '', text: '' }),
      }
    : {
        title: t('creating:tasks.emptyTitle'),
        text: t('creating:tasks.emptyText'),
        action:
          filters.scope === 'ALL' ? null : button(t('creating:tasks.emptyAll'), { scope: 'ALL' }),
      };
  return (
    <section className={classes.list} aria-labelledby="task-list-title">
      <h1 className={classes.title} id="task-list-title">
        {t('creating:tasks.title')}
      </h1>
      <Tabs
        value={filters.scope}
        onChange={(value) => {
          const scope = taskScopes.find((one) => one === value);
          if (scope) onFiltersChange({ ...filters, scope });
        }}
      >
        <Tabs.List aria-label={t('creating:tasks.scopeLabel')}>
          {taskScopes.map((scope) => (
            <Tabs.Tab key={scope} value={scope}>
              {t(`creating:tasks.scope.${scope}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={filters.scope} className={classes.panel ?? ''}>
          <form
            role="search"
            className={classes.filters}
            aria-label={t('creating:tasks.search')}
            onSubmit={(event: SyntheticEvent) => {
              event.preventDefault();
              focusedElement()?.blur();
            }}
          >
            <NativeSelect
              size="sm"
              label={t('creating:tasks.type')}
              value={filters.taskType}
              data={[
                { value: '', label: t('creating:tasks.allTypes') },
                ...taskTypes.map((type) => ({
                  value: type,
                  label: t(`contractBox:taskType.${type}`),
                })),
              ]}
              onChange={({ currentTarget: { value } }) => {
                onFiltersChange({
                  ...filters,
                  taskType: taskTypes.find((one) => one === value) ?? '',
                });
              }}
            />
            <Search
              value={filters.text}
              onSearch={(text) => {
                onFiltersChange({ ...filters, text });
              }}
            />
          </form>
          <ListBody
            {...listStateProps(props)}
            count={rows.length}
            phone={phone}
            found={t('creating:tasks.found', { count: props.total })}
            failedTitle={t('creating:tasks.failedTitle')}
            retryLabel={t('creating:tasks.retry')}
            empty={empty}
          >
            <TaskRows
              rows={rows}
              phone={phone}
              tenant={props.tenant}
              hrefOf={props.hrefOf}
              {...(props.onNavigate ? { onNavigate: props.onNavigate } : {})}
            />
          </ListBody>
        </Tabs.Panel>
      </Tabs>
    </section>
  );
}

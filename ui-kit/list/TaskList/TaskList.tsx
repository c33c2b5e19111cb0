import { Button, NativeSelect, Tabs } from '@mantine/core';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { taskScopes, taskTypes, type TaskType, type Tenant } from '@dokubox/spec/enums.ts';
import { focusedElement } from '../../helpers/focused.ts';
import {
  ListBody,
  listStateProps,
  type ListNotice,
  type ListStateProps,
} from '../ListBody/ListBody.tsx';
import { SearchInput } from '../ListBody/SearchInput.tsx';
import { usePhone } from '../ListBody/usePhone.ts';
import { TaskRows, type TaskLinks, type TaskRow } from './TaskRows.tsx';
import classes from './TaskList.module.css';

/** Filters of the list. Empty texts mean no restriction. */
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

function Filters({ filters, onFiltersChange }: Pick<TaskListProps, 'filters' | 'onFiltersChange'>) {
  const { t } = useTranslation(['creating', 'contractBox']);
  const types = taskTypes.map((type) => ({
    value: type,
    label: t(`contractBox:taskType.${type}`),
  }));
  return (
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
        data={[{ value: '', label: t('creating:tasks.allTypes') }, ...types]}
        onChange={({ currentTarget: { value } }) => {
          onFiltersChange({ ...filters, taskType: taskTypes.find((one) => one === value) ?? '' });
        }}
      />
      <SearchInput
        className={classes.search ?? ''}
        label={t('creating:tasks.search')}
        placeholder={t('creating:tasks.searchHint')}
        value={filters.text}
        onSearch={(text) => {
          onFiltersChange({ ...filters, text });
        }}
      />
    </form>
  );
}

/** Tasks that wait for the bank, as a table on a desk and as cards on a phone. */
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
          <Filters filters={filters} onFiltersChange={onFiltersChange} />
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

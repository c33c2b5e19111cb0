import {
  ClientSearchForm,
  type ClientSearchFormProps,
} from '@dokubox/ui-kit/creating/ClientSearchForm/ClientSearchForm.tsx';
import { useStart } from '../../session/start.ts';
import { failureOf } from '../../shared/failure.ts';
import { useClientSearch } from '../../shared/useClientSearch.ts';
import classes from './ChooseClient.module.css';

export interface ChooseClientProps extends Pick<ClientSearchFormProps, 'error'> {
  readonly onChoose: (clientNumber: string) => void;
}

/** Chooses the client for whom a banker starts a box. */
export function ChooseClient({ onChoose, error }: ChooseClientProps) {
  const { launch } = useStart();
  const clients = useClientSearch();
  const failure = clients.error ? failureOf(clients.error) : error;
  return (
    <div className={classes.narrow}>
      <ClientSearchForm
        tenant={launch.tenant}
        clients={clients.found}
        searching={clients.searching}
        onSearch={clients.search}
        onSubmit={onChoose}
        {...(failure ? { error: failure } : {})}
      />
    </div>
  );
}

import { useState } from 'react';
import { limits, pageSizes } from '@dokubox/spec/limits.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import {
  ClientSelectionForm,
  type ClientSelectionFormProps,
} from '@dokubox/ui-kit/ClientSelectionForm/ClientSelectionForm.tsx';
import { useQuery } from '../../api/hooks.ts';
import { useStart } from '../../session/place.ts';
import classes from './ChooseClient.module.css';

export interface ChooseClientProps extends Pick<ClientSelectionFormProps, 'error'> {
  readonly onChoose: (clientNumber: string) => void;
}

/** For whom a banker starts a box. */
export function ChooseClient({ onChoose, error }: ChooseClientProps) {
  const { place } = useStart();
  const [text, setText] = useState('');
  const clients = useQuery(
    'searchClients',
    text.length < limits.clientSearchMin ? null : { body: { text, page: 0, size: pageSizes[1] } },
    { keepPreviousData: true },
  );
  const failure = clients.error
    ? { messageKey: clients.error.messageKey, params: clients.error.messageParams }
    : error;
  return (
    <div className={classes.narrow}>
      <ClientSelectionForm
        clients={clients.data?.content ?? []}
        localLanguage={policyOf(place.tenant).localLanguage}
        onSearch={setText}
        searching={clients.isValidating}
        onSubmit={onChoose}
        {...(failure ? { error: failure } : {})}
      />
    </div>
  );
}

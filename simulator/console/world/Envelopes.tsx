import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { signCallbackActions } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { StatusMessage } from '@dokubox/ui-kit/shell/StatusMessage/StatusMessage.tsx';
import type { AnswerOf } from '@dokubox/spec/operations/table.ts';
import { useChange, useRead } from '../api/hooks.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { useDoing } from '../parts/useDoing.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import classes from './WorldPage.module.css';

const wording = words.world;

type Envelope = AnswerOf<'listEnvelopes'>[number];
type Action = (typeof signCallbackActions)[number];

/** The only action that has a reason. */
const REFUSED: Action = 'workstepRejected';

/** A box being signed: what it is called, and who signs which of its documents. */
function useSigners(worldId: string, boxId: number) {
  const query = { boxId };
  const { data } = useRead('getWorldState', { params: { worldId }, query });
  const [box] = data?.boxes ?? [];
  const documents = new Map<string, string[]>();
  for (const { titleEn, customDokuName, signingUsers } of box?.dokus ?? []) {
    for (const { username } of signingUsers) {
      documents.set(username, [...(documents.get(username) ?? []), customDokuName ?? titleEn]);
    }
  }
  const nameOf = (username: string) =>
    data?.users.find((user) => user.username === username)?.fullName ?? username;
  return {
    title: box?.customName ?? box?.titleEn ?? '',
    signers: [...documents].map(([username, titles]) => ({
      value: username,
      label: wording.signerOf(nameOf(username), [...new Set(titles)].join(', ')),
    })),
  };
}

/** One envelope, with what its signers and the signing service can do. */
function EnvelopeForm({
  worldId,
  envelope: { envelopeId, dokuBoxId, status },
}: {
  readonly worldId: string;
  readonly envelope: Envelope;
}) {
  const change = useChange();
  const { busy, error, run } = useDoing();
  const { title, signers } = useSigners(worldId, dokuBoxId);
  const [action, setAction] = useState<Action>(signCallbackActions[0]);
  const [username, setUsername] = useState('');
  const [reason, setReason] = useState('');
  const [became, setBecame] = useState<string | null>(null);
  const act = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      setBecame(null);
      const answer = await change('actOnEnvelope', {
        params: { worldId, envelopeId },
        body: {
          action,
          ...(username === '' ? {} : { username }),
          ...(action === REFUSED && reason !== '' ? { reason } : {}),
        },
      });
      setBecame(answer.status);
    });
  };
  return (
    <form className={classes.envelope} onSubmit={act} aria-label={wording.envelope(envelopeId)}>
      <p>
        <strong>{title}</strong> <code>{status}</code>{' '}
        <span className={shared.soft}>
          {wording.ofBox(dokuBoxId)} · <code>{envelopeId}</code>
        </span>
      </p>
      <details>
        <summary>{wording.play}</summary>
        <div className={shared.tools}>
          <NativeSelect
            label={wording.action}
            value={action}
            data={signCallbackActions.map((value) => ({ value, label: wording.actions[value] }))}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              setAction(signCallbackActions.find((one) => one === chosen) ?? action);
            }}
          />
          <NativeSelect
            label={wording.signer}
            value={username}
            data={[{ value: '', label: wording.nextSigner }, ...signers]}
            onChange={(event) => {
              setUsername(event.currentTarget.value);
            }}
          />
          {action === REFUSED ? (
            <TextInput
              label={wording.reason}
              maxLength={limits.signatureReasonMax}
              value={reason}
              onChange={(event) => {
                setReason(event.currentTarget.value);
              }}
            />
          ) : null}
          <Button type="submit" loading={busy}>
            {wording.act}
          </Button>
        </div>
      </details>
      {error ? <FailureNotice error={error} /> : null}
      {became === null ? null : (
        <StatusMessage kind="success">{wording.acted(became)}</StatusMessage>
      )}
    </form>
  );
}

/** The electronic signing in progress in a world, with actions for the tester. */
export function Envelopes({ worldId }: { readonly worldId: string }) {
  const { data, error } = useRead('listEnvelopes', { params: { worldId } });
  return (
    <section className={shared.card} aria-labelledby="envelopes">
      <h2 id="envelopes">{wording.envelopes}</h2>
      {error ? <FailureNotice error={error} title={words.failed} /> : null}
      {data?.length === 0 ? <p className={shared.soft}>{wording.noEnvelopes}</p> : null}
      {data?.map((envelope) => (
        <EnvelopeForm key={envelope.envelopeId} worldId={worldId} envelope={envelope} />
      ))}
    </section>
  );
}

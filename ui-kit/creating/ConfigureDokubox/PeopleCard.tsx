import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantRole, ParticipantType } from '@dokubox/spec/enums.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import { inRoleOrder, isSignerRole } from '@dokubox/spec/workflow/participants.ts';
import { isAddedDocument, type TemplateFields } from '@dokubox/spec/workflow/setup.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import {
  assignableRoles,
  hasRole,
  signersChosenHere,
  withoutParticipant,
  withParticipant,
  withPeopleEverywhere,
  type Draft,
  type DraftDoku,
} from './configuration.ts';
import classes from './ConfigureDokubox.module.css';

/** A person who can have a role. The name is already in the user's script. */
export interface Candidate {
  readonly userId: number;
  readonly participantType: ParticipantType;
  /** The roles they can have. Empty for a person in the box who is not a candidate. */
  readonly roles: readonly ParticipantRole[];
  readonly name: string;
}

export interface PeopleCardProps {
  readonly draft: Draft;
  /** The documents as they are stored. */
  readonly dokus: readonly (TemplateFields & Pick<Doku, 'id' | 'status'>)[];
  readonly candidates: readonly Candidate[];
  readonly titleOf: (dokuId: number) => string;
  readonly disabled: boolean;
  readonly onChange: (draft: Draft) => void;
}

interface AddRowProps {
  readonly doku: DraftDoku;
  /** Roles that the document allows. */
  readonly roles: readonly ParticipantRole[];
  readonly title: string;
  readonly candidates: readonly Candidate[];
  readonly disabled: boolean;
  readonly onAdd: (role: ParticipantRole, userId: number) => void;
}

/** The user chooses first the role, then a person who can have it. */
function AddRow({ doku, roles: offered, title, candidates, disabled, onAdd }: AddRowProps) {
  const { t } = useTranslation('creating');
  const { t: tBox } = useTranslation('contractBox');
  const [role, setRole] = useState<ParticipantRole | ''>('');
  const [userId, setUserId] = useState('');
  const fitting = role === '' ? [] : candidates.filter(({ roles }) => roles.includes(role));
  const person = fitting.find((one) => String(one.userId) === userId);
  const already =
    role !== '' &&
    person !== undefined &&
    hasRole(doku, { participantRole: role, userId: person.userId });
  return (
    <div className={classes.add}>
      <NativeSelect
        size="sm"
        label={t('configure.people.role')}
        value={role}
        disabled={disabled}
        data={[
          { value: '', label: t('configure.people.chooseRole') },
          ...offered.map((value) => ({ value, label: tBox(`participantRole.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          setRole(offered.find((one) => one === value) ?? '');
          setUserId('');
        }}
      />
      <NativeSelect
        size="sm"
        label={t('configure.people.person')}
        value={userId}
        disabled={disabled || role === ''}
        error={already ? t('configure.people.already') : undefined}
        description={
          role !== '' && fitting.length === 0 ? t('configure.people.nobodyFits') : undefined
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={[
          { value: '', label: t('configure.people.choosePerson') },
          ...fitting.map((one) => ({ value: String(one.userId), label: one.name })),
        ]}
        onChange={({ currentTarget }) => {
          setUserId(currentTarget.value);
        }}
      />
      <Button
        size="sm"
        variant="outline"
        aria-label={t('configure.people.addTo', { title })}
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
        disabled={disabled || role === '' || person === undefined || already}
        onClick={() => {
          if (role === '' || !person) return;
          onAdd(role, person.userId);
          setUserId('');
        }}
      >
        {t('configure.people.add')}
      </Button>
    </div>
  );
}

/** The people and their roles on each used document. */
export function PeopleCard({
  draft,
  dokus,
  candidates,
  titleOf,
  disabled,
  onChange,
}: PeopleCardProps) {
  const { t } = useTranslation('creating');
  const { t: tBox } = useTranslation('contractBox');
  const used = draft.dokus.filter(({ usedInBox }) => usedInBox);
  const nameOf = (userId: number) =>
    candidates.find((one) => one.userId === userId)?.name ?? String(userId);
  return (
    <section className={classes.card} aria-labelledby="configure-people">
      <h2 className={classes.cardTitle} id="configure-people">
        {t('configure.people.title')}
      </h2>
      <p className={classes.text}>{t('configure.people.text')}</p>
      {used.length === 0 ? (
        <StatusMessage kind="info" announce={false}>
          {t('configure.problems.noDocument')}
        </StatusMessage>
      ) : null}
      {used.map((doku) => {
        const { dokuId, participants } = doku;
        const title = titleOf(dokuId);
        const stored = dokus.find(({ id }) => id === dokuId);
        // The people chosen here sign an added document, but only until it is sent for signing
        //
        const decided = stored && isAddedDocument(stored) && !signersChosenHere(stored);
        return (
          <section key={dokuId} className={classes.people} aria-labelledby={`people-${dokuId}`}>
            <div className={classes.peopleHead}>
              <h3 className={classes.docTitle} id={`people-${dokuId}`}>
                {title}
              </h3>
              {used.length > 1 && participants.length > 0 ? (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={t('configure.people.copyOf', { title })}
                  disabled={disabled}
                  onClick={() => {
                    onChange(withPeopleEverywhere(draft, dokuId));
                  }}
                >
                  {t('configure.people.copy')}
                </Button>
              ) : null}
            </div>
            {stored && signersChosenHere(stored) ? (
              <p className={classes.soft}>{t('configure.people.addedHint')}</p>
            ) : null}
            {participants.length === 0 ? (
              <p className={classes.soft}>{t('configure.people.nobody')}</p>
            ) : (
              <ul className={classes.rows} aria-label={t('configure.people.of', { title })}>
                {inRoleOrder(participants).map((one) => {
                  const role = tBox(`participantRole.${one.participantRole}`);
                  const name = nameOf(one.userId);
                  return (
                    <li key={`${one.participantRole} ${one.userId}`} className={classes.row}>
                      <span className={classes.grow}>
                        <span>{name}</span> <span className={classes.soft}>{role}</span>
                      </span>
                      <ActionIcon
                        size={32}
                        aria-label={t('configure.people.remove', { name, role })}
                        disabled={disabled}
                        onClick={() => {
                          onChange(withoutParticipant(draft, dokuId, one));
                        }}
                      >
                        <IconX size={16} stroke={1.75} aria-hidden="true" />
                      </ActionIcon>
                    </li>
                  );
                })}
              </ul>
            )}
            <AddRow
              doku={doku}
              roles={
                decided ? assignableRoles.filter((role) => !isSignerRole(role)) : assignableRoles
              }
              title={title}
              candidates={candidates}
              disabled={disabled}
              onAdd={(participantRole, userId) => {
                onChange(withParticipant(draft, dokuId, { participantRole, userId }));
              }}
            />
          </section>
        );
      })}
    </section>
  );
}

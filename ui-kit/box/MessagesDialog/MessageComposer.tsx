import { Button, Radio, Textarea } from '@mantine/core';
import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { messageVisibilities, type UserType } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { fieldText } from '../../locales/messageText.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import {
  brokenContent,
  contentOf,
  draftErrors,
  type DraftErrors,
  type MessageDraft,
} from './messageDraft.ts';
import classes from './MessageComposer.module.css';

export interface MessageComposerProps {
  readonly userType: UserType;
  /** The message so far. The caller keeps it, also for a later visit. */
  readonly draft: MessageDraft;
  readonly onDraftChange: (draft: MessageDraft) => void;
  /** Called with a draft without errors, and without blanks around its content. */
  readonly onSend: (draft: MessageDraft) => void;
  readonly sending?: boolean;
  /** Why the last sending has failed, in words. The draft stays. */
  readonly errorText?: string;
}

const noErrors: DraftErrors = {};

/** Asks a banker who may read the message. */
function VisibilityChoice({
  value,
  error,
  onChange,
}: {
  readonly value: MessageDraft['messageVisibility'];
  readonly error: string | undefined;
  readonly onChange: (value: MessageDraft['messageVisibility']) => void;
}) {
  const { t } = useTranslation('messages');
  return (
    <Radio.Group
      className={classes.visibility ?? ''}
      name="messageVisibility"
      size="sm"
      label={t('compose.visibility')}
      withAsterisk={false}
      value={value}
      error={error}
      onChange={(chosen) => {
        onChange(messageVisibilities.find((one) => one === chosen) ?? null);
      }}
    >
      <div className={classes.choices}>
        {(['EXTERNAL', 'INTERNAL'] as const).map((visibility) => (
          <Radio key={visibility} value={visibility} size="sm" label={t(`compose.${visibility}`)} />
        ))}
      </div>
    </Radio.Group>
  );
}

/**
 * Form for a message: at most 2,000 characters, with a counter from 1,900 on (R5.23, A-158). A banker
 * must choose who may read the message (R5.24, A-155).
 */
export function MessageComposer({
  userType,
  draft,
  onDraftChange,
  onSend,
  sending = false,
  errorText,
}: MessageComposerProps) {
  const { t } = useTranslation(['messages', 'contract']);
  const { t: tContract } = useTranslation('contract');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const found = draftErrors(draft, userType);
  const { length } = contentOf(draft);
  const broken = brokenContent(draft);
  // Wrong characters show an error at once, missing values only after the user tries to send.
  const errors: DraftErrors = tried ? found : broken === undefined ? noErrors : { content: broken };
  const words = (field: keyof DraftErrors) => fieldText(tContract, field, errors[field]);

  const send = () => {
    if (sending) return;
    if (found.content !== undefined || found.messageVisibility !== undefined) {
      setTried(true);
      const field = found.content === undefined ? 'input[type="radio"]' : 'textarea';
      form.current?.querySelector<HTMLElement>(field)?.focus();
      return;
    }
    setTried(false);
    onSend({ ...draft, content: contentOf(draft) });
  };

  return (
    <form
      ref={form}
      className={classes.composer}
      data-internal={draft.messageVisibility === 'INTERNAL' || undefined}
      aria-label={t('messages:compose.label')}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        send();
      }}
    >
      {errorText === undefined ? null : (
        <StatusMessage kind="error" title={t('messages:compose.failed')}>
          {errorText}
        </StatusMessage>
      )}
      <Textarea
        label={t('messages:compose.text')}
        name="content"
        autosize
        minRows={2}
        maxRows={6}
        required
        withAsterisk={false}
        value={draft.content}
        error={words('content')}
        description={
          length >= limits.messageCounterFrom ? (
            <span className={`${classes.counter} dk-figures`}>
              {t('messages:compose.counter', { used: length, max: limits.messageMax })}
            </span>
          ) : undefined
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onChange={({ currentTarget }) => {
          onDraftChange({ ...draft, content: currentTarget.value });
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          send();
        }}
      />
      <div className={classes.foot}>
        {userType === 'BANKER' ? (
          <VisibilityChoice
            value={draft.messageVisibility}
            error={words('messageVisibility')}
            onChange={(messageVisibility) => {
              onDraftChange({ ...draft, messageVisibility });
            }}
          />
        ) : (
          <p className={classes.hint}>{t('messages:compose.clientHint')}</p>
        )}
        <div className={classes.send}>
          <span className={classes.keys}>{t('messages:compose.keys')}</span>
          <Button type="submit" loading={sending}>
            {t('messages:compose.send')}
          </Button>
        </div>
      </div>
    </form>
  );
}

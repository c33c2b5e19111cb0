import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../shared/Dialog.tsx';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import { MessageComposer, type MessageComposerProps } from './MessageComposer.tsx';
import { MessageList, type MessageListProps } from './MessageList.tsx';
import classes from './MessagesDialog.module.css';

export interface MessagesDialogProps extends MessageListProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Title of the document the messages are about. */
  readonly title: string;
  readonly state: 'loading' | 'ready' | 'failed';
  /** The failure as a text. */
  readonly errorText?: string;
  readonly onRetry?: () => void;
  /** Writing a message. Without it the conversation is read-only. */
  readonly composer?: Omit<MessageComposerProps, 'userType'>;
}

/** The conversation about a document (R2.23, A-155 to A-160). */
export function MessagesDialog({
  opened,
  onClose,
  title,
  state,
  messages,
  currentUser,
  errorText,
  onRetry,
  composer,
  ...list
}: MessagesDialogProps) {
  const { t } = useTranslation('messages');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      fullScreen="phone"
      size={672}
      classNames={{
        content: classes.content ?? '',
        header: classes.header ?? '',
        body: classes.body ?? '',
      }}
      title={
        <>
          {t('title')}
          <span className={classes.about}>{t('about', { title })}</span>
        </>
      }
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {state === 'loading' ? (
        <div className={classes.rest}>
          <div className={classes.waiting} aria-busy="true">
            <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
            <Skeleton height={64} width="70%" />
            <Skeleton height={48} width="55%" ml="auto" />
            <Skeleton height={80} width="75%" />
          </div>
        </div>
      ) : null}
      {state === 'failed' ? (
        <div className={classes.rest}>
          <StatusMessage
            kind="error"
            title={t('failedTitle')}
            action={
              onRetry ? (
                <Button size="sm" variant="default" onClick={onRetry}>
                  {t('retry')}
                </Button>
              ) : null
            }
          >
            {errorText}
          </StatusMessage>
        </div>
      ) : null}
      {state === 'ready' && messages.length === 0 ? (
        <div className={classes.empty}>
          <strong>{t('emptyTitle')}</strong>
          <span>{t('emptyText')}</span>
        </div>
      ) : null}
      {state === 'ready' && messages.length > 0 ? (
        <MessageList {...list} messages={messages} currentUser={currentUser} />
      ) : null}
      {composer ? (
        <MessageComposer {...composer} userType={currentUser.userType} />
      ) : (
        <p className={classes.closed}>
          <IconLock size={16} stroke={1.75} aria-hidden="true" />
          {t('closed')}
        </p>
      )}
    </Dialog>
  );
}

import { Anchor, Box } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messageText } from '@dokubox/ui-kit/locales/messageText.ts';
import { linkProps } from '@dokubox/ui-kit/shared/link.ts';
import { StatusMessage } from '@dokubox/ui-kit/StatusMessage/StatusMessage.tsx';
import { boxPath } from '../../config/landing.ts';

/** Name of the parameter a signing service returns with (§2). */
const PARAMETER = 'dokuBoxId';

/** Says that the reader is back from a signing service, and leads to the box (R2.9, A-012). */
export function RedirectionNotice() {
  const { t } = useTranslation('portal');
  const { t: tContract } = useTranslation('contract');
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [returned, setReturned] = useState<number>();
  const given = query.get(PARAMETER);
  const boxId = given !== null && /^[1-9]\d{0,15}$/.test(given) ? Number(given) : undefined;
  // Kept while the address is cleaned: a reload must not tell it again.
  if (boxId !== undefined && boxId !== returned) setReturned(boxId);

  useEffect(() => {
    if (given === null) return;
    setQuery(
      (now) => {
        now.delete(PARAMETER);
        return now;
      },
      { replace: true },
    );
  }, [given, setQuery]);

  if (returned === undefined) return null;
  const href = boxPath(returned);
  const dismiss = () => {
    setReturned(undefined);
  };
  return (
    <Box mb="lg">
      <StatusMessage
        kind="success"
        title={messageText(tContract, 'dde.redirection.title')}
        action={
          <Anchor
            {...linkProps(href, () => {
              // Following the link is having read it: the list may stay until the box is there.
              dismiss();
              void navigate(href);
            })}
          >
            {t('redirection.open')}
          </Anchor>
        }
        onDismiss={dismiss}
      >
        {messageText(tContract, 'dde.redirection.message')}
      </StatusMessage>
    </Box>
  );
}

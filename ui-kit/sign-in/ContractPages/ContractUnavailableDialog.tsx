import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../locales/messageText.ts';
import { Dialog } from '../../shared/Dialog.tsx';
import classes from './ContractUnavailableDialog.module.css';

/** No signing page can be created now (R2.27, A-218): title, message, OK. */
export function ContractUnavailableDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  const { t: tContract } = useTranslation('contract');
  return (
    <Dialog opened onClose={onClose} title={t('contract.unavailableTitle')} withCloseButton={false}>
      <p className={classes.text}>
        {messageText(tContract, 'dde.error.contractSignatureNotAvailable')}
      </p>
      <div className={classes.actions}>
        <Button data-autofocus onClick={onClose}>
          {t('contract.ok')}
        </Button>
      </div>
    </Dialog>
  );
}

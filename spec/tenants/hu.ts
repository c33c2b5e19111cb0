import { defaultUploadExtensions, withBase } from './base.ts';

/** Hungary. */
export const hu = withBase({
  country: 'HU',
  locale: 'hu-HU',
  timeZone: 'Europe/Budapest',
  localLanguage: 'hu',
  bankerHome: '/app/usermanagement/manageuser/',
  phone: { callingCode: '+36', rule: 'national', example: '301234567' },
  uploadExtensions: [...defaultUploadExtensions, 'es3', 'et3', 'dosszie'],
  showsXLink: false,
  showsFacebookLink: false,
  jumpToEds: true,
  hidesBankSenderFromClient: true,
  sendToBankBeforeSetup: true,
  addedSendToClientInAux: false,
  removalBlockedWhileArchiving: true,
  removalBlockedWhileSigning: true,
});

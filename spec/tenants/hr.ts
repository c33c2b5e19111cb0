import { defaultUploadExtensions, withBase } from './base.ts';

/** Croatia. */
export const hr = withBase({
  country: 'HR',
  locale: 'hr-HR',
  timeZone: 'Europe/Zagreb',
  localLanguage: 'hr',
  bankerHome: '/app/taskListView',
  phone: { callingCode: '+385', rule: 'national', example: '912345678' },
  uploadExtensions: [...defaultUploadExtensions, 'msg'],
  signatureSettings: { CLIENT: false, BANKER: true },
  removalBlockedWhileSigning: true,
});

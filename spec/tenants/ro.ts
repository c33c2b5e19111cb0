import { defaultUploadExtensions, withBase } from './base.ts';

/** Romania. */
export const ro = withBase({
  country: 'RO',
  locale: 'ro-RO',
  timeZone: 'Europe/Bucharest',
  localLanguage: 'ro',
  bankerHome: '/app/taskListView',
  phone: { callingCode: '+40', rule: 'national', example: '712345678' },
  uploadExtensions: [...defaultUploadExtensions, 'msg'],
  allowsAllSegmentCategories: true,
  signatureSettings: { CLIENT: true, BANKER: true },
});

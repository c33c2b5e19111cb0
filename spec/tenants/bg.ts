import { withBase } from './base.ts';

/** Bulgaria. */
export const bg = withBase({
  country: 'BG',
  locale: 'bg-BG',
  timeZone: 'Europe/Sofia',
  localLanguage: 'bg',
  bankerHome: '/app/taskListView',
  phone: { callingCode: '+359', rule: 'digits', example: '881234567' },
  csvCodePages: ['windows-1251'],
  allowsAllSegmentCategories: true,
  offersTermsAndConditions: false,
  readinessOnClientScreen: true,
  readinessNeedsValidDocument: true,
  expiryToleratedInWaitingArchival: true,
});

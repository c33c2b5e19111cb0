import { withBase } from './base.ts';

/** Serbia. */
export const rs = withBase({
  country: 'RS',
  locale: 'sr-Latn-RS',
  timeZone: 'Europe/Belgrade',
  localLanguage: 'sr',
  bankerHome: '/app/usermanagement/manageuser/',
  phone: { callingCode: '+381', rule: 'national', example: '641234567' },
  csvCodePages: ['windows-1250', 'windows-1251'],
  archiveRole: 'validatorOrRm',
  readinessOnBankerScreen: false,
});

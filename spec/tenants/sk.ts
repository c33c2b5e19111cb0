import { withBase } from './base.ts';

/** Slovakia. */
export const sk = withBase({
  country: 'SK',
  locale: 'sk-SK',
  timeZone: 'Europe/Bratislava',
  localLanguage: 'sk',
  bankerHome: '/app/usermanagement/manageuser/',
  phone: { callingCode: '+421', rule: 'digits', example: '901123456' },
  showsProductCategory: false,
  signatureSettings: { CLIENT: false, BANKER: true },
  offersContractDownload: true,
  readinessNeedsIssuerAndStolenFlag: true,
});

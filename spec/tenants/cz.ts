import { withBase } from './base.ts';

/** Czechia. */
export const cz = withBase({
  country: 'CZ',
  locale: 'cs-CZ',
  timeZone: 'Europe/Prague',
  localLanguage: 'cs',
  bankerHome: '/app/usermanagement/manageuser/',
  phone: { callingCode: '+420', rule: 'national', example: '602123456' },
  showsProductCategory: false,
  signatureSettings: { CLIENT: false, BANKER: true },
  offersContractDownload: true,
  readinessNeedsIssuerAndStolenFlag: true,
});

import { limits } from '@dokubox/spec/limits.ts';

/**
 * Limits that texts mention, such as `{{maxUploadMb}}`. The text service fills them in, so that no
 * text repeats a number.
 */
export const limitVariables = {
  usernameMax: limits.usernameMax,
  signatureSettingsIdMax: limits.signatureSettingsIdMax,
  customNameMax: limits.customNameMax,
  customDokuNameMax: limits.customDokuNameMax,
  cancellationNoteMax: limits.cancellationNoteMax,
  fileNameMax: limits.fileNameMax,
  messageMax: limits.messageMax,
  passwordMin: limits.passwordMin,
  passwordMax: limits.passwordMax,
  otpLength: limits.otpLength,
  otpValidMinutes: limits.otpValidMs / 60_000,
  maxUploadMb: limits.uploadMaxBytes / 1024 / 1024,
  clientSearchMin: limits.clientSearchMin,
} as const;

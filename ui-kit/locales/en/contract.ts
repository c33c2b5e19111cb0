import type { Initiator, Tenant, UserType } from '@dokubox/spec/enums.ts';
import type { ErrorCode, MessageKey } from '@dokubox/spec/errors.ts';
import type { FieldErrorTexts } from '../fieldErrors.ts';
import type { CountedMessage } from '../messageText.ts';
import { errorMessages } from '../errorMessages.ts';

/** What happened. */
const errorTitle = {
  MFE_PARAMS: 'The portal could not start',
  GENERAL_ERROR: 'Something went wrong',
  PORTAL_BLOCKED: 'The portal is closed for maintenance',
  LOGIN_FAILED: 'Sign-in failed',
  DOKUBOX_LOCKED: 'Someone else is working on this dokubox',
  DOKUBOX_LOAD_ERROR: 'The dokubox could not be loaded',
  DOKUBOX_CANCELLED: 'This dokubox is terminated',
  DOKUBOX_INITIATED_BY_CLIENT: 'The client is still preparing this dokubox',
  DOKUBOX_ACCESS_DENIED: 'You do not have access to this dokubox',
  DOKUBOX_SETUP_INCOMPLETE: 'The setup is not finished',
  UNAUTHORIZED_428: 'Sign-in failed',
};

/** What to do about it, below the title; never repeats it. */
const errorHelp = {
  MFE_PARAMS:
    'The application you came from did not pass on everything the portal needs. Go back and open the portal again.',
  GENERAL_ERROR: 'Please try again in a moment.',
  PORTAL_BLOCKED: 'Please come back later.',
  LOGIN_FAILED: 'The username or password is incorrect. Please check both and try again.',
  DOKUBOX_LOCKED:
    'You can read, sign and write messages. You can make changes once that person has finished.',
  DOKUBOX_LOAD_ERROR: 'Please try again or go back to the list.',
  DOKUBOX_CANCELLED:
    'It can no longer be changed. If you have questions, ask the person at the bank who is responsible for it.',
  DOKUBOX_INITIATED_BY_CLIENT: 'You can open it once the client has sent it to the bank.',
  DOKUBOX_ACCESS_DENIED: 'If you need it, ask the person at the bank who is responsible for it.',
  DOKUBOX_SETUP_INCOMPLETE:
    'Finish the setup of each document first. After that you can change the setup.',
  UNAUTHORIZED_428:
    'Your sign-in is no longer valid. Please sign in again. If that does not work, ask your contact at the bank.',
};

/**
 * Texts of the contract that every screen may need, the sign-in included. The lists come from
 * `spec`: a new error code or message key without a text does not compile. `{{maxUploadMb}}` and the
 * like are filled from the limits by the text service.
 */
const contract = {
  country: {
    HU: 'Hungary',
    CZ: 'Czechia',
    SK: 'Slovakia',
    RS: 'Serbia',
    BG: 'Bulgaria',
    HR: 'Croatia',
    RO: 'Romania',
  },
  groupName: 'Ister Bank',
  bankName: {
    HU: 'Ister Bank Hungary',
    CZ: 'Ister Bank Czechia',
    SK: 'Ister Bank Slovakia',
    RS: 'Ister Bank Serbia',
    BG: 'Ister Bank Bulgaria',
    HR: 'Ister Bank Croatia',
    RO: 'Ister Bank Romania',
  },
  userType: { CLIENT: 'Client', BANKER: 'Bank staff' },
  initiator: { CLIENT: 'Client', BANK: 'Bank' },
  errorTitle,
  errorHelp,
  message: {
    ...errorMessages(errorTitle, errorHelp),
    'dde.error.userLocked_one': 'Too many failed attempts. You can try again in {{count}} minute.',
    'dde.error.userLocked_other':
      'Too many failed attempts. You can try again in {{count}} minutes.',
    'dde.error.userLockedByBank':
      'Your account is locked. Ask your contact at the bank to unlock it.',
    'dde.error.notFound': 'This item does not exist or has been removed.',
    'dde.error.methodNotAllowed': 'This address does not accept that kind of request.',
    'dde.error.needsServer':
      'This needs a running simulator server. It does not work in the browser alone.',
    'dde.error.sessionExpired': 'Your session has ended. Please sign in again.',
    'dde.error.tooManyRequests': 'Too many requests at once. Please wait a moment and try again.',
    'dde.error.payloadTooLarge': 'This is too large to send. Send it in smaller parts.',
    'dde.error.unsupportedMediaType': 'What you sent is in a format the server does not accept.',
    'dde.error.malformedBody': 'The request could not be read.',
    'dde.error.validation': 'Please check the marked fields and try again.',
    'dde.error.unknownField': 'This field is not known.',
    'dde.error.missingHeader': 'A required header is missing from the request.',
    'dde.error.invalidHeader': 'The request has a header with an invalid value.',
    'dde.error.invalidValue': 'This value is not valid.',
    'dde.error.conflict':
      'Someone else has just changed this. Please check what is shown now and try again.',
    'dde.error.actionNotOffered': 'This action is no longer possible.',
    'dde.error.notAllowed': 'You are not allowed to do this.',
    'dde.error.roleNotAllowed': 'Your role does not allow this. Ask a colleague whose role does.',
    'dde.error.otpInvalid': 'The code is incorrect. Please check it and try again.',
    'dde.error.otpExpired': 'The code has expired. Please request a new one.',
    'dde.error.otpTooManyTries': 'You entered a wrong code too many times. Please sign in again.',
    'dde.error.otpResendTooSoon_one':
      'We sent you a code a moment ago. You can ask for a new one in {{count}} second.',
    'dde.error.otpResendTooSoon_other':
      'We sent you a code a moment ago. You can ask for a new one in {{count}} seconds.',
    'dde.error.contractSignatureNotAvailable':
      'The contract cannot be signed at the moment. Please try again later.',
    'dde.error.forbiddenExtension': 'Files of this type cannot be uploaded.',
    'dde.error.maxSize': 'The file is larger than {{maxUploadMb}} MB.',
    'dde.error.emptyFile': 'The file is empty.',
    'dde.error.invalidContent': 'The content of the file does not match its type.',
    'dde.error.contentOfOtherKind':
      'This file is really a .{{extension}} file, but its name says something else.',
    'dde.error.unsignedClientFile':
      'No signature was found in this file. Please upload the signed document.',
    'dde.error.validationWaiting':
      'Other files are checked first. Your file is number {{place}} in the queue. Please try again in a moment.',
    'dde.error.brokenSignature':
      'The signature in the file is broken. The file was changed after it was signed, or it is damaged.',
    'dde.error.passwordNeeded': 'The file is password-protected.',
    'dde.error.unpacksTooLarge': 'The file contains too many files or too much data to be checked.',
    'dde.error.documentTypeInXml': 'XML files with a DOCTYPE cannot be uploaded.',
    'dde.error.onlyOneFile': 'Only one file can be uploaded at a time.',
    'dde.error.notArchivable':
      'This file cannot be archived because its signatures are missing or not valid. Please upload a file with valid signatures.',
    'dde.error.signingInProgress':
      'You cannot do this while someone is signing the document. Please try again when signing has ended.',
    'dde.error.requiredField':
      'Something required is missing. Please complete the form and try again.',
    'dde.error.maxLength50': 'The text is too long. Use {{usernameMax}} characters or fewer.',
    'dde.error.maxLength100': 'The text is too long. Use {{customNameMax}} characters or fewer.',
    'dde.error.maxLength250':
      'The text is too long. Use {{cancellationNoteMax}} characters or fewer.',
    'dde.error.maxLength2000': 'The text is too long. Use {{messageMax}} characters or fewer.',
    'dde.error.fileNameTooLong': 'The name of the file is longer than {{fileNameMax}} characters.',
    'dde.error.unusableCharacter':
      'The text contains a hidden character that cannot be used. Type the text again instead of pasting it.',
    'dde.error.invalidEmail': 'Enter an email address such as name@example.com.',
    'dde.error.invalidPhoneNumber': 'Enter a complete and valid phone number.',
    'dde.error.passwordLength':
      'Use {{passwordMin}} to {{passwordMax}} characters for the password.',
    'dde.error.invalidCharacter': 'The password contains a character that is not allowed.',
    'dde.error.patternMatch':
      'This password does not meet the rules. Use lowercase and uppercase letters, digits and special characters, and nothing that is easy to guess.',
    'dde.error.passwordUnchanged': 'The new password is the one you use now. Choose another one.',
    'dde.error.identical': 'Enter the same password in both fields.',
    'dde.error.noSelectableDokuboxDefinition':
      'No type of dokubox is available in this product category. Choose another category.',
    'dde.error.noSegmentType':
      'Your business segment is not known, so no product can be offered. Please contact your bank.',
    'dde.error.noSegmentTypeBanker':
      'No business segment is assigned to you. Please contact your administrator.',
    'dde.error.namirialSettings': 'The signature settings could not be saved',
    'dde.error.offline': 'There is no connection. Please check your network and try again.',
    'dde.error.timeout': 'This took too long. Please try again.',
    'dde.error.fileNotAvailable':
      'This file cannot be downloaded. Ask your contact at the bank for a copy.',
    'dde.error.customNameNotEditable': 'The name cannot be changed at this stage.',
    'dde.error.unknownWorld':
      'This test session has ended or never existed. Open a scenario again to continue.',
    'dde.error.worldFull': 'This test session is full. Start a new one from the same scenario.',
    'dde.error.worldUnreadable':
      'This test session cannot be read. Ask the person who runs the simulator to reset it.',
    'dde.error.unknownScenario': 'This scenario does not exist.',
    'dde.error.controlTokenRequired': 'The control interface needs a valid token.',
    'dde.success.download': 'The file has been downloaded.',
    'dde.success.messageSaved': 'The message has been sent.',
    'dde.success.terminated': 'The dokubox has been terminated.',
    'dde.success.pendingApproval':
      'The termination has been requested. Someone at the bank must approve it.',
    'dde.success.fileUploaded': 'The file has been uploaded.',
    'dde.success.renamed': 'The name has been changed.',
    'dde.redirection.title': 'You have left the signing page',
    'dde.redirection.message': 'It can take up to a minute for the dokubox to show the result.',
    'dde.product.default': 'Banking product',
  },
  fieldError: {
    required: {
      language: 'Choose a language.',
      username: 'Enter the username.',
      password: 'Enter the password.',
      email: 'Enter the email address.',
      phoneNumber: 'Enter the phone number.',
      currentPassword: 'Enter your current password.',
      newPassword: 'Enter a new password.',
      repeatedPassword: 'Enter the new password again.',
      otp: 'Enter the one-time code.',
      clientNumber: 'Choose a client.',
      company: 'Choose a company.',
      segment: 'Choose a business segment.',
      categoryCode: 'Choose a product category.',
      definitionPid: 'Choose a type of dokubox.',
      reason: 'Choose a reason.',
      content: 'Write a message.',
      messageVisibility: 'Choose who can read the message.',
      namirialUserId: 'Enter the user ID.',
      namirialDeviceId: 'Enter the device ID.',
      customDokuName: 'Enter a name for the document.',
      clientSelectedSignatureSystem: 'Choose how you want to sign.',
      signedOn: 'Enter the date of signing.',
    },
    tooLong: {
      username: 'Use {{usernameMax}} characters or fewer for the username.',
      namirialUserId: 'Use {{signatureSettingsIdMax}} characters or fewer for the user ID.',
      namirialDeviceId: 'Use {{signatureSettingsIdMax}} characters or fewer for the device ID.',
      customName: 'Use {{customNameMax}} characters or fewer for the name of the dokubox.',
      customDokuName: 'Use {{customDokuNameMax}} characters or fewer for the name of the document.',
      note: 'Use {{cancellationNoteMax}} characters or fewer for the note.',
      content: 'Use {{messageMax}} characters or fewer for the message.',
    },
    unusable: {
      customName:
        'The name of the dokubox contains a hidden character. Type the name instead of pasting it.',
      customDokuName:
        'The name of the document contains a hidden character. Type the name instead of pasting it.',
      note: 'The note contains a hidden character. Type the note instead of pasting it.',
      content: 'The message contains a hidden character. Type the message instead of pasting it.',
      namirialUserId: 'The user ID contains a hidden character. Type the ID instead of pasting it.',
      namirialDeviceId:
        'The device ID contains a hidden character. Type the ID instead of pasting it.',
      place:
        'The place of signing contains a hidden character. Type the place instead of pasting it.',
    },
  },
} as const satisfies {
  country: Record<Tenant, string>;
  groupName: string;
  bankName: Record<Tenant, string>;
  userType: Record<UserType, string>;
  initiator: Record<Initiator, string>;
  errorTitle: Record<ErrorCode, string>;
  errorHelp: Record<ErrorCode, string>;
  message: Record<Exclude<MessageKey, CountedMessage>, string> &
    Record<`${CountedMessage}_${'one' | 'other'}`, string>;
  fieldError: FieldErrorTexts;
};

export default contract;

/** English texts of passwords and the framework contract; they type the keys of every other language. */
const account = {
  forgotten: {
    title: 'Forgotten password',
    text: 'Enter the details the bank holds for you. If they match an account, we will send you instructions.',
    email: 'Email',
    username: 'Username',
    usernameBankerHint: 'Letters change to capitals as you type.',
    phone: 'Mobile phone',
    phoneHint: 'For example {{example}}',
    submit: 'Request a new password',
    doneTitle: 'Your request has been sent',
    doneText:
      'If the details match an account, you will receive instructions. If nothing arrives, ask your contact at the bank.',
    failedTitle: 'Your request could not be sent',
    again: 'Fill in the form again',
    back: 'Back to sign-in',
  },
  password: {
    title: 'Change password',
    forcedTitle: 'You need a new password',
    forcedText: 'You need to change your password before you can continue.',
    current: 'Current password',
    next: 'New password',
    repeated: 'Repeat new password',
    rules:
      '{{passwordMin}} to {{passwordMax}} characters, with at least one lowercase letter, one uppercase letter, one digit and one special character.',
    add: 'Add {{kinds}}.',
    kind: {
      lowercase: 'a lowercase letter (a–z)',
      uppercase: 'an uppercase letter (A–Z)',
      digit: 'a digit',
      special: 'a special character',
    },
    tooEasy:
      'This password is too easy to guess. Make it longer or use words that do not belong together.',
    strength: 'Strength',
    score0: 'very weak',
    score1: 'weak',
    score2: 'too easy to guess',
    score3: 'good',
    score4: 'very good',
    show: 'Show passwords',
    wrongCurrent: 'This is not your current password.',
    submit: 'Change password',
    done: 'Your password has been changed. You have been signed out everywhere else.',
    back: 'Back',
    backToSignIn: 'Back to sign-in',
  },
  contract: {
    requiredTitle: 'Sign the contract first',
    requiredText:
      'Before you use the portal for the first time, you need to sign the contract for it. You will do this with the signing service.',
    requiredLink: 'Go to the signing service',
    waitingTitle: 'The contract is being signed',
    waitingText:
      'We are waiting for the other signatures. This page updates itself when everyone has signed. You can also come back later.',
    signed: 'The contract is signed. You can sign in now.',
    errorTitle: 'The contract could not be signed',
    EXPIRED: 'The time to sign has expired. Sign in again to start again.',
    REJECTED: 'Someone refused to sign. Please contact your bank.',
    TECHNICAL: 'Something went wrong on our side. Please try again later.',
    noContract: 'This link is not complete. Use the link we sent you, or sign in.',
    failed: 'We could not check whether the contract is signed.',
    unavailableTitle: 'The contract cannot be signed now',
    ok: 'OK',
    back: 'Back to sign-in',
  },
  settings: {
    title: 'Signature settings',
    text: 'The signing service uses these two IDs to identify you. You can find them in your account with the service.',
    namirialUserId: 'User ID',
    namirialDeviceId: 'Device ID',
    submit: 'Save',
    done: 'Your signature settings are saved.',
  },
} as const;

export default account;

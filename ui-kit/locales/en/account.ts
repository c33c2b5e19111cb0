/** English texts of passwords and the framework contract; they type the keys of every other language. */
const account = {
  forgotten: {
    title: 'Forgotten password',
    text: 'Enter what the bank knows about you. If it matches an account, the bank sends you instructions.',
    email: 'Email',
    username: 'Username',
    usernameBankerHint: 'Letters change to capitals as you type.',
    phone: 'Mobile phone',
    phoneHint: 'The number after {{callingCode}}, without a zero in front.',
    submit: 'Request a new password',
    doneTitle: 'Your request has been sent',
    doneText:
      'If the details belong to an account, you will receive instructions. Should nothing arrive, ask your contact at the bank.',
    failedTitle: 'Your request could not be sent',
    again: 'Fill in the form again',
    back: 'Back to sign-in',
  },
  password: {
    title: 'Change password',
    forcedTitle: 'You need a new password',
    forcedText: 'The bank asks you to change your password before you continue.',
    current: 'Current password',
    next: 'New password',
    repeated: 'New password again',
    rules:
      '{{passwordMin}} to {{passwordMax}} characters, with at least one small and one capital letter, one digit and one special character.',
    strength: 'Strength',
    score0: 'very weak',
    score1: 'weak',
    score2: 'too easy to guess',
    score3: 'good',
    score4: 'very good',
    show: 'Show the passwords',
    wrongCurrent: 'This is not your current password.',
    submit: 'Change password',
    done: 'Your password has been changed. Other sessions of yours have ended.',
    back: 'Back',
    backToSignIn: 'Back to sign-in',
  },
  contract: {
    requiredTitle: 'Sign the contract first',
    requiredText:
      'Before you use the portal for the first time, the contract for its use has to be signed. You sign it with the signing service.',
    requiredLink: 'Go to the signing service',
    waitingTitle: 'The contract is being signed',
    waitingText:
      'We are waiting for the other signatures. This page notices by itself when everybody has signed; you can also come back later.',
    signed: 'The contract is signed. You can sign in now.',
    errorTitle: 'The contract could not be signed',
    EXPIRED: 'The time for signing has run out. Sign in again to start anew.',
    REJECTED: 'Somebody refused to sign. Please contact your bank.',
    TECHNICAL: 'There is a fault on our side. Please try again later.',
    noContract:
      'The address does not say which contract it is about. Use the link you were sent, or sign in.',
    failed: 'The state of the contract could not be read.',
    unavailableTitle: 'The contract cannot be signed now',
    ok: 'OK',
    back: 'Back to sign-in',
  },
  settings: {
    title: 'Signature settings',
    text: 'The signing service knows you by these two ids. You find them in your account of the service.',
    namirialUserId: 'User id',
    namirialDeviceId: 'Device id',
    submit: 'Save',
    done: 'Your signature settings are saved.',
  },
} as const;

export default account;

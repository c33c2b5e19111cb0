import type { Tag } from '@dokubox/spec/operations/types.ts';

/** Sections of the document, in reading order. */
export const tagDescriptions: Readonly<Record<Tag, string>> = {
  authorization: 'Signing in, tokens, the opened window and passwords.',
  users: 'People and clients: look-ups, signature settings, user management, the client’s archive.',
  boxes: 'Dokuboxes: finding, opening, locking, naming and ending them.',
  creation: 'Starting a dokubox and setting it up.',
  dokus: 'Documents of a dokubox: submitting actions, downloading, validating signatures.',
  uploads: 'Checks of a file before it is submitted. They store nothing.',
  signing: 'Opening the signing services, and their callbacks.',
  messages: 'Messages about a document.',
  portal: 'The portal itself: configuration, statuses, texts, logs.',
  simulation:
    'The simulator’s own control API: scenarios, worlds and their clocks, faults and journals. ' +
    'Only a simulator has these calls.',
};
